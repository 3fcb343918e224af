import { isLongRun } from './isLongRun.ts';

/** Returns each n-th case, and all of them in a long run. */
export function sampleCases<Case>(cases: readonly Case[], each: number): Case[] {
  return cases.filter((_, index) => isLongRun || index % each === 0);
}
