// The blocks of Ziomek, written by a test of crates/ziomek from the rules' table; not to be edited.
// Millimetres; faces are upright, and a half turn takes (in, out) to (width - out, width - in).

export const TOLERANCE = 2;
export const SNAP = 4;
export const HEIGHT = 18;
export const LANE = 400;

/**
 * Each piece with its faces, a first; a ziomek smiles on a.
* @type {Record<string, {width: number, faces: {in: number, out: number, path: string}[]}>}
 */
export const PIECES = {
  "1": {"faces":[{"in":40,"out":60,"path":"M40 18C40 8 60 10 60 0"},{"in":20,"out":10,"path":"M20 18C20 11 40 14 40 9C40 4 10 7 10 0"},{"in":30,"out":60,"path":"M30 18C30 13 60 5 60 0"},{"in":70,"out":10,"path":"M70 18C70 11 40 14 40 9C40 4 10 7 10 0"}],"width":90},
  "2": {"faces":[{"in":50,"out":60,"path":"M50 18C50 11 20 14 20 9C20 4 60 7 60 0"},{"in":60,"out":10,"path":"M60 18C60 2 10 16 10 0"},{"in":20,"out":50,"path":"M20 18C20 11 80 14 80 9C80 4 50 7 50 0"},{"in":50,"out":10,"path":"M50 18C50 11 10 17 10 0"}],"width":90},
  "3": {"faces":[{"in":20,"out":40,"path":"M20 18C20 1 40 7 40 0"},{"in":70,"out":20,"path":"M70 18C70 11 20 17 20 0"},{"in":40,"out":80,"path":"M40 18C40 2 80 16 80 0"},{"in":50,"out":40,"path":"M50 18C50 13 40 5 40 0"}],"width":90},
  "4": {"faces":[{"in":20,"out":30,"path":"M20 18C20 11 60 14 60 9C60 4 30 7 30 0"},{"in":40,"out":10,"path":"M40 18C40 11 60 14 60 9C60 4 10 7 10 0"},{"in":10,"out":80,"path":"M10 18C10 11 45 14 45 9C45 4 80 7 80 0"},{"in":50,"out":30,"path":"M50 18C50 11 30 17 30 0"}],"width":90},
  "5": {"faces":[{"in":20,"out":70,"path":"M20 18C20 2 70 16 70 0"},{"in":40,"out":20,"path":"M40 18C40 11 70 14 70 9C70 4 20 7 20 0"},{"in":40,"out":50,"path":"M40 18C40 11 80 14 80 9C80 4 50 7 50 0"},{"in":60,"out":20,"path":"M60 18C60 8 20 10 20 0"}],"width":90},
  "6": {"faces":[{"in":10,"out":30,"path":"M10 18C10 1 30 7 30 0"},{"in":70,"out":60,"path":"M70 18C70 13 60 5 60 0"},{"in":50,"out":80,"path":"M50 18C50 2 80 16 80 0"},{"in":80,"out":10,"path":"M80 18C80 8 10 10 10 0"}],"width":90},
  "7": {"faces":[{"in":20,"out":60,"path":"M20 18C20 11 60 17 60 0"},{"in":40,"out":30,"path":"M40 18C40 11 10 14 10 9C10 4 30 7 30 0"},{"in":10,"out":60,"path":"M10 18C10 1 60 7 60 0"},{"in":50,"out":20,"path":"M50 18C50 11 80 14 80 9C80 4 20 7 20 0"}],"width":90},
  "8": {"faces":[{"in":10,"out":70,"path":"M10 18C10 11 40 14 40 9C40 4 70 7 70 0"},{"in":80,"out":60,"path":"M80 18C80 1 60 7 60 0"},{"in":10,"out":20,"path":"M10 18C10 11 50 14 50 9C50 4 20 7 20 0"},{"in":60,"out":30,"path":"M60 18C60 8 30 10 30 0"}],"width":90},
  "r": {"faces":[{"in":4,"out":4,"path":"M4 18C4 13 4 5 4 0"},{"in":17,"out":17,"path":"M17 18C17 8 17 10 17 0"}],"width":25},
  "w": {"faces":[{"in":7,"out":7,"path":"M7 18C7 13 7 5 7 0"},{"in":23,"out":19,"path":"M23 18C23 8 19 10 19 0"}],"width":38},
  "b": {"faces":[{"in":4,"out":6,"path":"M4 18C4 13 6 5 6 0"},{"in":8,"out":7,"path":"M8 18C8 8 7 10 7 0"}],"width":25},
  "g": {"faces":[{"in":9,"out":7,"path":"M9 18C9 13 7 5 7 0"},{"in":15,"out":22,"path":"M15 18C15 8 22 10 22 0"}],"width":38},
};
