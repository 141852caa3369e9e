// How the die of Skeleton looks where dice are counted.

import { drawing } from "../element.js";

export const hueOf = () => "w";

/** @param {string} _kind @param {string} face */
export const faceArt = (_kind, face) => drawing(`pip-${face}`, "0 0 48 48");
