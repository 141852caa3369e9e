// How the dice of Stonoga look where dice are counted.

import { drawing } from "../element.js";

export const hueOf = () => "w";

/** @param {string} _kind @param {string} face */
export const faceArt = (_kind, face) => (face === "*" ? drawing("star", "0 0 48 48") : drawing(`shoe-${face.toLowerCase()}`, "0 0 40 36"));
