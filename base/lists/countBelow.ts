/** Counts the values of an ascending list that are less than a limit. */
export function countBelow<Value extends number | string>(
  list: readonly Value[],
  limit: Value,
): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as Value) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
