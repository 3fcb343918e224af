import type { ImportedSite } from './model/ImportedSite.ts';
import type { ImportNote } from './model/ImportNote.ts';
import type { ComparedFile } from './write/planFiles.ts';
import type { ImportPlan } from './write/planImport.ts';

/** What an import did, or would do. */
export interface ImportOutcome {
  site: ImportedSite;
  plan: ImportPlan;
  planned: readonly ComparedFile[];
  isDryRun: boolean;
  /** Whether every note is listed. */
  isComplete: boolean;
}

/** Formats the summary of an import: what came, what stayed as it was, and what needs a look, by kind. */
export function formatOutcome({
  site,
  plan,
  planned,
  isDryRun,
  isComplete,
}: ImportOutcome): string {
  const { counts } = plan;
  const rows = [...counts.articles].map(
    ([collection, count]) => `${plural(count, 'text')} in data/${collection}/`,
  );
  const parts = [
    ...(counts.pages > 0 ? [`${plural(counts.pages, 'page')} in pages/`] : []),
    ...rows,
    ...[...counts.translations].map(
      ([language, count]) => `${plural(count, 'translation')} in locales/${language}/`,
    ),
    ...(counts.lists > 0 ? [plural(counts.lists, 'list')] : []),
    ...(counts.pictures > 0
      ? [plural(counts.pictures, 'picture or file', 'pictures and files')]
      : []),
    ...(counts.redirects > 0 ? [plural(counts.redirects, 'redirect')] : []),
    ...(counts.feeds > 0 ? [plural(counts.feeds, 'feed')] : []),
  ];
  const of = (state: ComparedFile['state']) => planned.filter((file) => file.state === state);
  const lines = [
    `${site.generator}: ${parts.join(', ') || 'nothing to import'}${counts.drafts > 0 ? ` (${plural(counts.drafts, 'draft')})` : ''}.`,
    `${isDryRun ? 'Would write' : 'Wrote'} ${plural(of('created').length, 'new file')}, ${isDryRun ? 'update' : 'updated'} ${of('updated').length}; ${of('unchanged').length} unchanged.`,
    ...listKept(
      of('edited'),
      'edited here since the last import, so they stay as they are',
      isComplete,
    ),
    ...listKept(
      of('removed'),
      'removed here since the last import, so they do not come back',
      isComplete,
    ),
    ...listKept(
      of('foreign'),
      'here already and not from an import, so they stay as they are',
      isComplete,
    ),
    ...listUnused(site, counts.pictures),
    ...formatNotes(plan.notes, isComplete),
    ...(isDryRun ? [] : ['Run `npx blockwright check` to see what is left to do.']),
  ];
  return `${lines.join('\n')}\n`;
}

/** The most places of a kind that are listed without `--all`. */
const mostPlaces = 5;

function listKept(files: readonly ComparedFile[], reason: string, isComplete: boolean): string[] {
  if (files.length === 0) return [];
  return [
    `${plural(files.length, 'file')} ${reason}:`,
    ...limit(
      files.map(({ path }) => `  ${path}`),
      isComplete,
    ),
  ];
}

function listUnused({ fileCount = 0 }: ImportedSite, used: number): string[] {
  const left = fileCount - used;
  return left > 0
    ? [`${plural(left, 'other file')} of the old site, which no text uses, did not come along.`]
    : [];
}

function formatNotes(notes: readonly ImportNote[], isComplete: boolean): string[] {
  const groups = new Map<string, ImportNote[]>();
  for (const note of notes) {
    const key = `${note.what}\0${note.became.replace(/ (?:is|at) \S+( now)?$/, '')}`;
    const group = groups.get(key);
    if (group) group.push(note);
    else groups.set(key, [note]);
  }
  if (groups.size === 0) return [];
  return [
    '',
    `${plural(notes.length, 'place')} to look at, in the old site:`,
    ...[...groups.values()].flatMap((group) => {
      const [{ what, became } = { what: '', became: '' }] = group;
      const isSame = group.every((note) => note.became === became);
      const heading = what.charAt(0).toUpperCase() + what.slice(1);
      return [
        `${heading}${isSame ? `: ${became}` : ''} (${group.length})`,
        ...limit(
          group.map(
            ({ file, line, piece, became }) =>
              `  ${file}${line === undefined ? '' : `:${line}`}${piece ? ` ${piece}` : ''}${isSame ? '' : `: ${became}`}`,
          ),
          isComplete,
        ),
      ];
    }),
  ];
}

function limit(lines: string[], isComplete: boolean): string[] {
  return isComplete || lines.length <= mostPlaces + 1
    ? lines
    : [
        ...lines.slice(0, mostPlaces),
        `  … and ${lines.length - mostPlaces} more, which --all lists`,
      ];
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
