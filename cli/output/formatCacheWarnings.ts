import type { BuildCache } from '../../pipeline/index.ts';

/** Formats a line for each way in which the build cache could not be used or saved. */
export function formatCacheWarnings({
  isDamaged,
  saveError,
}: Pick<BuildCache, 'isDamaged' | 'saveError'>): string {
  const lines = [
    ...(isDamaged ? ['The build cache .blockwright/pages.json is damaged and was ignored.'] : []),
    ...(saveError === undefined
      ? []
      : [`The build cache was not saved (${saveError}); the next run starts without it.`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
