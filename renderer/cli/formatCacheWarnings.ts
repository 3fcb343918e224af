import type { BuildCache } from '../build/cache/BuildCache.ts';

/** Tells when the build cache could not be used or kept, in one line each. */
export function formatCacheWarnings({ damaged, unsaved }: Pick<BuildCache, 'damaged' | 'unsaved'>): string {
  const notes = [
    damaged && 'The build cache .blockwright/pages.json is damaged and was ignored.',
    unsaved !== undefined &&
      `The build cache was not saved (${unsaved}); the next run starts without it.`,
  ];
  return notes.flatMap((note) => (note ? [`${note}\n`] : [])).join('');
}
