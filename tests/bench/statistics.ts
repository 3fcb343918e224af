/** The median of some numbers, with the minimum and the maximum. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @throws Error when there are no numbers */
export function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (index: number) => {
    const number = sorted[index];
    if (number === undefined) throw new Error('there is nothing to take the median of');
    return number;
  };
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** Formats seconds with three digits: `0.312 s`, `7.4 s`, `128 s`. */
export function secondsText(seconds: number): string {
  return `${seconds < 1 ? seconds.toFixed(3) : seconds < 100 ? seconds.toFixed(2) : Math.round(seconds)} s`;
}
