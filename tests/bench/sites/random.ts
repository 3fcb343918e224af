/** A sequence of pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** Returns an integer from 0 to `below` − 1. */
  number(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns different items in random order. */
  pickSome<Item>(items: readonly Item[], count: number): Item[];
}

/** Starts a sequence (mulberry32). Each page has its own, so that pages are independent. */
export function random(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const number = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return {
    number,
    pick: (items) => items[number(items.length)] as (typeof items)[number],
    pickSome(items, count) {
      const left = [...items];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(number(left.length), 1)[0] as (typeof left)[number],
      );
    },
  };
}
