import type { EditorCommand } from './EditorCommand.ts';

/** An entry of `pages:` with its sections as they are in the file. */
export interface PageSections {
  file: string;
  key: string;
  sections: readonly { raw: Record<string, unknown> | null }[];
}

/** Returns the new position of a section; -1 if it does not exist any more. */
export type SectionMoves = (index: number) => number;

/**
 * Finds where the sections of a page are after a change that the author did not see yet: an undo, or a
 * change in another window or on disk. Undefined if none has moved.
 */
export function followSections(
  before: PageSections,
  after: PageSections,
): SectionMoves | undefined {
  const [old, now] = [before, after].map(({ sections }) =>
    sections.map(({ raw }) => ({ text: JSON.stringify(raw), type: raw?.type ?? raw?.use })),
  ) as [SectionText[], SectionText[]];
  const free = new Set(now.keys());
  const places = new Map<number, number>();
  const match = (isSame: (from: number, to: number) => boolean) => {
    for (const from of old.keys()) {
      if (places.has(from)) continue;
      const to = [from, ...free].find((place) => free.has(place) && isSame(from, place));
      if (to === undefined) continue;
      places.set(from, to);
      free.delete(to);
    }
  };
  match((from, to) => from === to && old[from]?.text === now[to]?.text);
  match((from, to) => old[from]?.text === now[to]?.text);
  // What is left has other texts now.
  match((from, to) => old[from]?.type === now[to]?.type);
  if (old.every((_, index) => places.get(index) === index)) return undefined;
  return (index) => places.get(index) ?? -1;
}

interface SectionText {
  text: string;
  type: unknown;
}

/** Returns a command with the new positions of the sections of a page. */
export function followMoves(
  command: EditorCommand,
  { file, key }: Pick<PageSections, 'file' | 'key'>,
  moves: SectionMoves,
): EditorCommand {
  if (command.kind !== 'edit' || command.file !== file) return command;
  const { edit } = command;
  const [root, entry, list, index] = edit.path;
  if (root !== 'pages' || entry !== key || list !== 'sections' || typeof index !== 'number')
    return command;
  return { ...command, edit: { ...edit, path: edit.path.with(3, moves(index)) } };
}
