// Who sits where, by name and face: the face follows from the name, so that it stays with its person from table to table.

import { t } from "../words.js";
import { nameIn, shown } from "./lists.js";

/**
 * The name of a seat, also of one's own.
 * @param {Pick<import("../../generated/wire.js").Room, "status" | "seats"> | null} room @param {number} seat
 */
export function nameOf(room, seat) {
  const chair = room?.seats[seat];
  if (!room || !chair) return t("ui.seat-n", { n: seat + 1 });
  // In a record that names nobody, seats are numbered.
  if (chair.who === "nobody") return room.status === "over" ? t("ui.seat-n", { n: seat + 1 }) : t("ui.free-seat");
  const plain = nameIn(chair);
  // Two bots of the same kind are told apart by a number.
  const alike = room.seats.slice(0, seat).filter((other) => nameIn(other) === plain).length;
  return alike ? `${plain} ${alike + 1}` : plain;
}

/** The animals that are drawn; the server gives these names by lot, in these words. */
export const ANIMALS = [
  "Cat",
  "Hedgehog",
  "Owl",
  "Frog",
  "Fox",
  "Rabbit",
  "Bear",
  "Bee",
  "Chicken",
  "Cow",
  "Crab",
  "Dog",
  "Duck",
  "Elephant",
  "Koala",
  "Ladybird",
  "Lion",
  "Mouse",
  "Octopus",
  "Panda",
  "Penguin",
  "Raccoon",
  "Sheep",
  "Tiger",
];
/** The tempers of bots that are drawn, and in how many coats. */
const TEMPERS = ["random", "greedy", "ahead", "beginner", "learner", "casual", "steady", "strong", "sharp", "expert", "master", "rival"],
  COATS = 6;

/** A number that is the same for the same name everywhere. @param {string} name */
const numberOf = (name) => [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7);

/**
 * The faces of all seats, as symbols of the sheet; no two people have the same.
 * @param {{ who: string, name: string, held_by?: string | null }[]} seats
 * @returns {string[]}
 */
export function facesOf(seats) {
  /** @type {string[]} */
  const faces = seats.map(() => "who-nobody");
  let bots = 0;
  seats.forEach(({ who, name, held_by: held }, at) => {
    const bot = held ?? (who === "bot" || who === "program" ? name : null);
    if (bot) faces[at] = `who-bot-${TEMPERS.includes(bot) ? bot : "greedy"}-${bots++ % COATS}`;
  });
  const people = seats.map((seat, at) => ({ ...seat, at })).filter(({ who, held_by: held }) => who === "person" && !held);
  // Animals first, then by name and not by seat: another order around the table changes nobody's face.
  const animal = (/** @type {{ name: string }} */ { name }) =>
    ANIMALS.findIndex((one) => [one, shown(one)].includes(name.replace(/ \d+$/, "")));
  people.sort(
    (one, two) => Number(animal(two) >= 0) - Number(animal(one) >= 0) || (one.name < two.name ? -1 : Number(one.name > two.name)),
  );
  /** @type {Set<number>} */
  const taken = new Set();
  for (const one of people) {
    let n = animal(one) >= 0 ? animal(one) : numberOf(one.name) % ANIMALS.length;
    while (taken.has(n) && taken.size < ANIMALS.length) n = (n + 1) % ANIMALS.length;
    taken.add(n);
    faces[one.at] = `who-${ANIMALS[n].toLowerCase()}`;
  }
  return faces;
}
