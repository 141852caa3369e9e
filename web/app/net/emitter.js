// Events with types: what is told with each kind of them.

/** @template {object} Events the kinds of events, and what is told with each */
export class Emitter {
  constructor() {
    /** @type {{ [Kind in keyof Events]?: Set<(what: Events[Kind]) => unknown> }} */
    this.listeners = {};
  }

  /**
   * Calls a listener at every event of a kind; answers how to stop that.
   * @template {keyof Events} Kind @param {Kind} kind @param {(what: Events[Kind]) => unknown} listener
   */
  on(kind, listener) {
    const listeners = (this.listeners[kind] ??= new Set());
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  /** @template {keyof Events} Kind @param {Kind} kind @param {Events[Kind]} what */
  emit(kind, what) {
    for (const listener of [...(this.listeners[kind] ?? [])]) listener(what);
  }
}
