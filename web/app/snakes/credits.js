// Who finished which snake, also before it was opened again: the points stay, and so does the sign of them.

export class Credits {
  constructor() {
    /** @type {Map<number, number[]>} Seats in the order of their points, by the number of the snake. */
    this.seats = new Map();
  }

  /** Everybody who got a point for this snake. @param {number} number @returns {number[]} */
  of(number) {
    return this.seats.get(number) ?? [];
  }

  /** One point more. @param {number} number @param {number} seat */
  add(number, seat) {
    this.seats.set(number, [...this.of(number), seat]);
  }

  /** A number that stands for another snake from now on. @param {number} number */
  forget(number) {
    this.seats.delete(number);
  }

  /** What the table shows is true, whatever was heard. @param {import("./geometry.js").Snake[]} snakes */
  agree(snakes) {
    for (const number of [...this.seats.keys()]) if (!snakes.some((one) => one.number === number)) this.forget(number);
    for (const { number, done } of snakes) if (done !== null && this.of(number).at(-1) !== done) this.add(number, done);
  }

  /** Nobody has more of them than points: after an undo the latest ones go. @param {{ points: number }[]} hands */
  trim(hands) {
    hands.forEach(({ points }, seat) => {
      let many = [...this.seats.values()].flat().filter((one) => one === seat).length;
      for (const [number, seats] of [...this.seats].reverse()) {
        for (let at = seats.length - 1; at >= 0 && many > points; at--) if (seats[at] === seat) [many] = [many - 1, seats.splice(at, 1)];
        if (!seats.length) this.forget(number);
      }
    });
  }
}
