import { Random } from '../diagnostics/mutation/random.ts';
import { isLongRun } from '../isLongRun.ts';

/** Returns a fixed sample of `count` items, or all items in a long run. */
export function sample<T>(items: readonly T[], count: number, seed = 1): T[] {
  if (isLongRun) return [...items];
  const random = new Random(seed);
  const left = [...items];
  const picked: T[] = [];
  while (left.length > 0 && picked.length < count)
    picked.push(...left.splice(random.below(left.length), 1));
  return picked;
}
