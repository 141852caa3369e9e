// Hands on wood: pointer events of mouse and touch. A press that does not move takes a piece into the hand; one that moves drags it.

import { SNAP } from "../../generated/ziomek-blocks.js";
import { t } from "../words.js";
import { onGround, widthOf } from "./wood.js";

/** @typedef {import("./hand.js").Hand} Hand */

/** From how many pixels on a press is a drag; for a lower level, which takes all above with it, more. */
const MOVES = 6,
  PULLS = 14;
/** A finger covers what it touches: the piece is held so far above it. How near the line draws it, at least. In pixels. */
const FINGER = 46,
  MAGNET = 7;
/** A finger that waits so long before it moves slides freely, without the line's pull. In milliseconds. */
const LONG = 550;

/**
 * Begins what a press on a piece of the supply, on a level or on the held piece begins.
 * @param {Hand} hand @param {PointerEvent} down @param {{ piece?: string, level?: number, held?: boolean }} what
 */
export function press(hand, down, what) {
  if (!hand.builds() || (down.pointerType === "mouse" && down.button !== 0) || hand.dragging) return;
  const { stage } = hand;
  if (!stage) return;
  document.body.classList.add("by-hand");
  hand.by = down.pointerType === "mouse" ? "mouse" : "touch";
  const id = down.pointerId;
  const top = hand.stack().length - 1;
  const far = what.level !== undefined && what.level < top ? PULLS : MOVES;
  let started = false;
  /** Where in the piece the hand has it, in millimetres from its left edge. */
  let grip = 0;
  let freed = false;
  const free = (/** @type {PointerEvent} */ event) => event.altKey || event.shiftKey || freed;
  const longPress = setTimeout(() => {
    freed = !started && down.pointerType !== "mouse";
  }, LONG);

  const begin = () => {
    started = true;
    stage.measure();
    const world = stage.toWorld(down);
    if (what.piece) {
      hand.take(what.piece);
      if (hand.held) {
        grip = widthOf(what.piece) / 2;
        stage.at = { x: world.x - grip, y: world.y - 9 };
      }
    } else if (what.level !== undefined) {
      const laid = hand.stack()[what.level];
      grip = world.x - laid.x;
      stage.at = { x: laid.x, y: -18 * (what.level + 1) };
      stage.heldKey = laid.piece;
      hand.lift(what.level);
    } else if (hand.held) grip = world.x - hand.held.x;
    if (!hand.held) return end();
    stage.heldKey = hand.held.piece;
    stage.dragging = hand.dragging = true;
    stage.setPointerCapture(id); // Also beyond the window's edge, and when the level that was pressed is gone.
    document.body.classList.add("is-dragging");
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerId !== id) return;
    if (!started) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < far) return;
      begin();
    }
    if (!hand.held) return;
    event.preventDefault();
    const world = stage.toWorld(event);
    const lifted = down.pointerType === "mouse" ? 9 : FINGER / stage.scale;
    const over = stage.isOver({ clientX: event.clientX, clientY: event.clientY - (down.pointerType === "mouse" ? 0 : 12) });
    stage.away = over ? null : world.y - lifted;
    stage.goalX = world.x - grip;
    const before = hand.held.x;
    const wish = over ? stage.inside(world.x - grip, widthOf(hand.held.piece)) : world.x - grip;
    hand.held.x = over ? hand.drawn(wish, free(event) ? 0 : Math.max(SNAP, MAGNET / stage.scale)) : onGround(hand.held, wish);
    if (hand.held.x !== before) stage.moved();
    hand.noticed();
    stage.wake();
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (event.pointerId !== id) return;
    const was = started;
    const cancelled = event.type === "pointercancel";
    const away = stage.away !== null;
    end();
    if (!was) return cancelled ? undefined : tap();
    if (!hand.held) return;
    if (away) hand.putBack();
    else if (cancelled) return;
    else if (!hand.touches())
      hand.reply(t("say.beside")); // Nothing falls by mistake: it stays in the hand.
    else hand.drop();
  };

  const tap = () => {
    if (what.piece) {
      if (hand.held?.piece === what.piece) hand.putBack();
      else hand.take(what.piece);
    } else if (what.held) hand.turn();
    else if (what.level === top && !hand.held) hand.lift(top);
  };

  const end = () => {
    clearTimeout(longPress);
    for (const [name, does] of heard) window.removeEventListener(name, does);
    if (hand.dragging) document.body.classList.remove("is-dragging");
    stage.dragging = hand.dragging = false;
    stage.away = null;
    stage.goalX = undefined;
  };
  const heard = /** @type {const} */ ([
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ]);
  for (const [name, does] of heard) window.addEventListener(name, does, { passive: false });
}

/** The wheel turns what is held, the other button puts it on its head. @param {Hand} hand @param {WheelEvent} event */
export function wheel(hand, event) {
  if (!hand.held || !hand.builds()) return;
  event.preventDefault();
  const now = performance.now();
  if (now - hand.wheeled < 140) return; // One notch, one side.
  hand.wheeled = now;
  hand.turn(event.deltaY > 0 ? 1 : -1);
}
