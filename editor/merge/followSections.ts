import type { EditorCommand } from '../yaml/EditorCommand.ts';
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
  const [old, now] = [before, after].map(({ sections }) => sections.map(({ raw }) => raw)) as [
    Section[],
    Section[],
  ];
  const sources = matchEntries(old.map(toEntry), now.map(toEntry));
  for (const [from, section] of old.entries()) {
    if (sources.includes(from)) continue;
    // It was moved, and has other texts now.
    const isSame = (other: Section, to: number) =>
      sources[to] === undefined && typeOf(other) === typeOf(section);
    const to = now.findIndex(isSame);
    if (to >= 0) sources[to] = from;
  }
  if (old.every((_, index) => sources[index] === index)) return undefined;
  return (index) => sources.indexOf(index);
}

type Section = PageSections['sections'][number]['raw'];

function toEntry(value: Section) {
  return { value };
}

function typeOf(section: Section): unknown {
  return section?.type ?? section?.use;
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
