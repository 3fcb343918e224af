import { expect, test } from 'vitest';
import type { Problem } from '../../diagnostics/Problem.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import { toDiagnostic } from '../toDiagnostic.ts';
import { restoreDiagnostics, storeDiagnostics } from './StoredDiagnostic.ts';
import { updateDiagnostics } from './updateDiagnostics.ts';

/** Returns the text of a route entry that begins in a line, and a warning about its title. */
function createEntry(text: string, line: number) {
  const source = new SourceFile('pages.yaml', text, () => line - 1);
  const from = text.indexOf('title');
  const at = { file: source, from, to: from + 'title'.length };
  const problem: Problem = { rule: 'title-length', message: 'The title is short.', at };
  return { source, problem, warning: toDiagnostic(problem, 'warning') };
}

const createOutlines = (lines: number[]) => ({
  'pages.yaml': { lines, digest: '', mayHaveDirectives: false, entries: [] },
});
const before = createOutlines([2, 4]);
const after = createOutlines([2, 6]);
const home = createEntry('/:\n  title: Home\n', 2);
const about = createEntry('/about:\n  title: About\n', 4);
const edited = createEntry('/:\n  # The first page.\n  layout: wide\n  title: Home\n', 2);
const moved = createEntry('/about:\n  title: About\n', 6);
const stored = storeDiagnostics([home.warning, about.warning], before);

test('a warning of an edited entry has its new line, and warnings below move with theirs', () => {
  const edit = { index: 0, source: edited.source, problems: [edited.problem] };
  const updated = updateDiagnostics(stored, [edit], after) ?? [];
  expect(restoreDiagnostics(updated, after)).toEqual([edited.warning, moved.warning]);
});

test('warnings of other entries stay as they are stored', () => {
  const [, ofAbout] = stored;
  const edit = { index: 0, source: edited.source, problems: [] };
  const updated = updateDiagnostics(ofAbout ? [ofAbout] : [], [edit], after) ?? [];
  expect(restoreDiagnostics(updated, after)).toEqual([moved.warning]);
});

test('the new line of a warning that the edited page does not have is unknown', () => {
  const edit = { index: 0, source: edited.source, problems: [] };
  expect(updateDiagnostics(stored, [edit], after)).toBeUndefined();
});
