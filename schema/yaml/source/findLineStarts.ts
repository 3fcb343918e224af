/** Returns the offsets at which the lines of a text begin; the first line begins at `first`. */
export function findLineStarts(text: string, first = 0): number[] {
  const starts = [first];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns the index of the line that holds an offset, given the starts of all lines. */
export function findLine(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
