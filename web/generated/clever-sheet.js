// The sheet of Clever, written by a test of crates/clever from the rules' table; not to be edited.

export const SHEET = /** @type {const} */ ({"yellow":{"numbers":[[3,6,5,0],[2,1,0,5],[1,0,2,4],[0,3,4,6]],"rows":["BX","O4","GX","fox"],"diagonal":"extra","stars":[10,14,16,20]},"blue":{"sums":[[0,2,3,4],[5,6,7,8],[9,10,11,12]],"rows":["O5","YX","fox"],"columns":["reroll","GX","P6","extra"],"points":[0,1,2,4,7,11,16,22,29,37,46,56]},"green":{"least":[1,2,3,4,5,1,2,3,4,5,6],"points":[1,3,6,10,15,21,28,36,45,55,66],"under":[null,null,null,"extra",null,"BX","fox",null,"P6","reroll",null]},"orange":{"times":[1,1,1,2,1,1,2,1,2,1,3],"under":[null,null,"reroll",null,"YX","extra",null,"fox",null,"P6",null]},"purple":{"under":[null,null,"reroll","BX","extra","YX","fox","reroll","GX","O6","extra"],"peak":6},"circles":7,"rounds":[{"bonus":"reroll"},{"bonus":"extra"},{"bonus":"reroll"},"black","nothing","nothing"]});

/** Each rating of a solo game with its fewest points, the best first. @type {[string, number][]} */
export const RATINGS = [["legend",281],["master",260],["brilliant",240],["clever",220],["sharp",200],["solid",180],["promising",160],["learning",140],["beginner",0]];
