// Observed state: what reads a field of a store while it draws, draws again when that field is written. Each field is a signal; a store
// looks only at its own fields, so what lies in them (lists, sets, maps) is replaced and not changed. An emitter tells events instead.

/**
 * An observer: what is called when a field that it read changes, and the fields that it read the last time.
 * @typedef {{ renew: () => unknown, reads: Set<Set<Reader>> }} Reader
 */

/** The observer that reads at this moment. @type {Reader | null} */
let reading = null;

/** @param {() => unknown} renew @returns {Reader} */
export const reader = (renew) => ({ renew, reads: new Set() });

/** Forgets what an observer has read. @param {Reader} one */
export function forget(one) {
  for (const readers of one.reads) readers.delete(one);
  one.reads.clear();
}

/** Does some work, and remembers what it reads. @template Made @param {Reader} one @param {() => Made} work */
export function reads(one, work) {
  forget(one);
  const before = reading;
  reading = one;
  try {
    return work();
  } finally {
    reading = before;
  }
}

/** An object whose own fields are observed. */
export class Store {
  constructor() {
    /** @type {Map<string | symbol, Set<Reader>>} */
    const fields = new Map();
    return new Proxy(this, {
      get(store, field, self) {
        if (reading && (Object.hasOwn(store, field) || !(field in store))) {
          const readers = fields.get(field) ?? new Set();
          fields.set(field, readers.add(reading));
          reading.reads.add(readers);
        }
        return Reflect.get(store, field, self);
      },
      set(store, field, value, self) {
        const was = Reflect.get(store, field, self);
        const done = Reflect.set(store, field, value, self);
        // What an observer writes while it draws, it draws with already.
        if (!Object.is(was, value)) for (const one of [...(fields.get(field) ?? [])]) if (one !== reading) one.renew();
        return done;
      },
    });
  }
}

/**
 * What is fetched once for each key: an observer that asks too early draws again later; after a failure the next look asks again.
 * @template Found
 */
export class Fetched extends Store {
  constructor() {
    super();
    /** @type {Map<string, Found>} */
    this.found = new Map();
    /** @type {Set<string>} */
    this.asked = new Set();
  }

  /** @param {string} key @param {() => Promise<Found>} fetch @returns {Found | undefined} */
  of(key, fetch) {
    if (!this.asked.has(key)) {
      this.asked.add(key);
      fetch().then(
        (found) => {
          this.found = new Map(this.found).set(key, found);
        },
        () => this.asked.delete(key),
      );
    }
    return this.found.get(key);
  }
}

/** Tells listeners of events. @template {object} Events the kinds of events, and what is told with each */
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
