// How the dice of Clever look where dice are counted.

import { drawing } from "../element.js";
import "./seals.js";

/** @param {string} kind */
export const hueOf = (kind) => kind.toLowerCase();

/** @param {string} _kind @param {string} face */
export const faceArt = (_kind, face) => drawing(`pip-${face}`, "0 0 48 48");

/** @param {string} kind */
export const kindSign = (kind) => drawing(`seal-${kind.toLowerCase()}`, "0 0 20 20", "fall-seal");
