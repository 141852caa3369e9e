// A table that is only looked at: the board of a stage, and its end.

import { Part, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";

export class Watched extends Part {
  static properties = { stage: { attribute: false }, drawEnd: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../stage/stage.js").Stage | null} */
    this.stage = null;
    /** What draws the end of the game. @type {import("../game-types.js").End["end"]} */
    this.drawEnd = () => nothing;
  }

  render() {
    const { stage } = this;
    if (!stage?.view) return nothing;
    const { view, screen } = stage;
    const over = stage.link.play.standings && !stage.stage;
    return html`<div class="table of-${view.seats.length} ${over ? "is-over" : ""}">${
      over ? this.drawEnd(stage, view) : screen.board(stage, view)
    }</div>
      ${over ? html`` : screen.dock(stage, view)}`;
  }
}
customElements.define("turlaj-watched", Watched);
