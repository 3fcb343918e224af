/** The longest way of a message from a page to the server, in milliseconds. */
const longestWay = 1000;

/** Tells whether a page has missed an event, because it was sent before the page listened. */
export class MissedEvents {
  #lastSent = Number.NEGATIVE_INFINITY;

  /** Notes that an event is sent. */
  note(): void {
    this.#lastSent = performance.now();
  }

  /** @param age how long ago the page that listens now was requested, in milliseconds */
  isMissedBy(age: number): boolean {
    // A page that does not say how old it is may have missed any event.
    return !(this.#lastSent < performance.now() - age - longestWay);
  }
}
