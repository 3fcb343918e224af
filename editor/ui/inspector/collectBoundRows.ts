import type { Snapshot } from 'valtio';
import type { EditorState } from '../../protocol.ts';

/** Returns the rows that a page binds with `with:`, by the names it gives them. */
export function collectBoundRows(
  page: Readonly<Record<string, unknown>> | undefined,
  state: Snapshot<Pick<EditorState, 'collections' | 'markdownRows'>> | null | undefined,
): Record<string, { file: string; key: string }> {
  return Object.fromEntries(
    Object.entries((page?.with ?? {}) as Record<string, unknown>).flatMap(([name, reference]) => {
      const [collection, key] = String(reference).split('.');
      const file =
        state?.markdownRows.find((row) => row.collection === collection && row.key === key)?.file ??
        state?.collections.find((candidate) => candidate.name === collection)?.file;
      return file && key ? [[name, { file, key }]] : [];
    }),
  );
}
