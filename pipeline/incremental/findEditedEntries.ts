import { type LocatedOutline, outlineManifest, SourceFile } from '../../schema/index.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import type { BuildState } from '../cache/readBuildState.ts';

/** A route entry whose text changed. */
export interface EditedEntry {
  path: string;
  route: string;
  /** Index of the entry in the outline of its file. */
  index: number;
  text: string;
  /** Digests of its text. */
  digests: { before: string; after: string };
  line: number;
  endLine: number;
}

/** The edited route entries of a site. */
interface EditedEntries {
  /** Outlines of the edited manifests. */
  outlines: NonNullable<CachedSite['outlines']>;
  entries: EditedEntry[];
}

/**
 * Finds the edited route entries of manifests.
 *
 * @param manifests paths of the edited manifests
 * @returns undefined when something else changed: entries were added, removed or moved, `site:` or
 *   `blocks:` is different, or a manifest has to be parsed unsplit
 */
export function findEditedEntries(
  { buildCache, sources, edited }: BuildState,
  manifests: readonly string[],
): EditedEntries | undefined {
  const edits: EditedEntries = { outlines: {}, entries: [] };
  const hasDiagnostics = (buildCache.site.lastCheck?.diagnostics.length ?? 0) > 0;
  for (const path of manifests) {
    const digest = sources[path]?.digest ?? '';
    const { text } = new SourceFile(path, String(edited.get(path) ?? ''));
    const mayHaveDirectives = text.includes('blockwright-');
    const before = buildCache.site.outlines?.[path];
    const after = outlineManifest(path, text, mayHaveDirectives);
    if (!before || !after || mayHaveDirectives || before.mayHaveDirectives) return undefined;
    if (!hasSameStructure(before, after)) return undefined;
    // A file without a last line break may have been cut off, which the check reports.
    if (!text.endsWith('\n') && hasDiagnostics) return undefined;
    const { lines } = after;
    for (const [index, [route, digestAfter, from, to]] of after.entries.entries()) {
      const [, digestBefore = ''] = before.entries[index] ?? [];
      if (digestAfter === digestBefore) continue;
      const entryText = text.slice(from, to);
      edits.entries.push({
        path,
        route,
        index,
        text: entryText,
        digests: { before: digestBefore, after: digestAfter },
        line: lines[index] ?? 1,
        endLine: (lines[index] ?? 1) + countLineBreaks(entryText.trimEnd()),
      });
    }
    edits.outlines[path] = { ...after, digest };
  }
  return edits;
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** Whether two outlines have the same routes in the same order, and equal `site:` and `blocks:`. */
function hasSameStructure(before: LocatedOutline, after: LocatedOutline): boolean {
  return (
    before.site?.[0] === after.site?.[0] &&
    before.blocks?.[0] === after.blocks?.[0] &&
    before.entries.length === after.entries.length &&
    before.entries.every(([route], index) => route === after.entries[index]?.[0])
  );
}
