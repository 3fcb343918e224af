import type { EditorCommand } from '../yaml/commands/EditorCommand.ts';
import { matchEntries } from './matchEntries.ts';

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
  const [old, now] = [listSections(before), listSections(after)];
  const sources = matchEntries(old, now);
  for (const [from, { type }] of old.entries()) {
    if (sources.includes(from)) continue;
    // It was moved, and has other texts now.
    const to = now.findIndex((other, at) => sources[at] === undefined && other.type === type);
    if (to >= 0) sources[to] = from;
  }
  if (old.every((_, index) => sources[index] === index)) return undefined;
  return (index) => sources.indexOf(index);
}

function listSections({ sections }: PageSections) {
  return sections.map(({ raw }) => ({ value: raw, type: raw?.type ?? raw?.use }));
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
