import { type Spread, spread } from '../statistics.ts';

/** The highest median ratio that passes. */
export const limit = 1.05;

/** CPU seconds of one task, measured one after the other in two versions. */
export interface Pair {
  base: number;
  current: number;
}

/**
 * Compares two versions by the ratios of their pairs, which a slow minute of the machine changes less
 * than the times.
 *
 * @throws Error when there are no pairs
 */
export function compare(pairs: readonly Pair[]): Comparison {
  const ratio = spread(pairs.map(({ base, current }) => current / base));
  return {
    base: spread(pairs.map(({ base }) => base)),
    current: spread(pairs.map(({ current }) => current)),
    ratio,
    isSlower: ratio.median > limit,
  };
}

/** How two versions differ in one task. */
export interface Comparison {
  /** CPU seconds. */
  base: Spread;
  current: Spread;
  /** Current ÷ base, by pair. */
  ratio: Spread;
  /** Whether the median ratio is above the limit. */
  isSlower: boolean;
}
