import type { CachedSite } from './cache/CachedSite.ts';

/** The figures that a build reports. */
export interface BuildSummary {
  pages: number;
  /** How many of them were rendered; the others were up to date. */
  rendered: number;
  /** Pages without JavaScript. */
  staticPages: number;
  /** Size of the HTML in bytes. */
  bytes: number;
  /** Files that no build wrote and that `--force` removed. */
  removed: string[];
  /** Milliseconds by section type, if sections were timed. */
  profile: Record<string, number>;
  /** Milliseconds by phase, in order; empty unless the build was a full one. */
  phases: Record<string, number>;
  /** When a date in the content passes next, in milliseconds. */
  nextDate?: number | undefined;
}

/** Summarizes a build by the outputs it left in the cache. */
export function summarizeBuild(
  { outputs, lastCheck }: CachedSite,
  counts: Pick<BuildSummary, 'pages' | 'rendered'>,
): BuildSummary {
  const files = Object.values(outputs);
  return {
    ...counts,
    staticPages: files.filter(({ islands, scriptBytes }) => islands.length === 0 && !scriptBytes)
      .length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    removed: [],
    profile: {},
    phases: {},
    nextDate: lastCheck?.until,
  };
}
