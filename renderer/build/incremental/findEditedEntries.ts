import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestOutline, outlineOf } from '../../../schema/manifest/openManifest.ts';
import { SourceFile } from '../../../schema/yaml/SourceFile.ts';
import type { BuildState } from '../cache/readBuildState.ts';

/** An entry of `pages:` that has another text than it had. */
export interface EditedEntry {
  path: string;
  route: string;
  text: string;
  /** Digests of its text. */
  before: string;
  now: string;
  line: number;
  endLine: number;
}

/** Edited manifests. */
export interface EditedEntries {
  outlines: NonNullable<BuildState['buildCache']['site']['outlines']>;
  entries: EditedEntry[];
}

/**
 * The entries that were edited, where that is all that was: undefined when an entry came, went or
 * was moved, when what pages share was changed, or when a manifest is better read as a whole.
 */
export function findEditedEntries(
  root: string,
  { buildCache, sources, edited = [] }: Pick<BuildState, 'buildCache' | 'sources' | 'edited'>,
): EditedEntries | undefined {
  const all: EditedEntries = { outlines: {}, entries: [] };
  for (const path of edited) {
    const content = readFileSync(join(root, path));
    const digest = createHash('sha1').update(content).digest('base64url');
    const before = buildCache.site.outlines?.[path];
    const source = new SourceFile(path, content.toString());
    const { text } = source;
    const mayHaveDirectives = text.includes('blockwright-');
    const now = outlineOf(path, text, mayHaveDirectives);
    const saved = digest !== sources[path]?.digest;
    if (
      !before ||
      !now ||
      saved ||
      mayHaveDirectives ||
      before.mayHaveDirectives ||
      !isAlike(before, now)
    )
      return undefined;
    for (const [index, [route, name, from, to]] of now.entries.entries()) {
      const [, old = ''] = before.entries[index] ?? [];
      if (name === old) continue;
      const own = text.slice(from, to);
      const { line } = source.position(from);
      const endLine = source.position(from + own.trimEnd().length).line;
      all.entries.push({ path, route, text: own, before: old, now: name, line, endLine });
    }
    all.outlines[path] = { ...now, digest };
  }
  return all;
}

/** The same entries in the same order, beside the same `site:` and `blocks:`. */
function isAlike(before: ManifestOutline, now: ManifestOutline): boolean {
  return (
    before.site?.[0] === now.site?.[0] &&
    before.blocks?.[0] === now.blocks?.[0] &&
    before.entries.length === now.entries.length &&
    before.entries.every(([route], index) => route === now.entries[index]?.[0])
  );
}
