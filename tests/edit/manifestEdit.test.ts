import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer } from 'yaml';
import { applyEdit } from '../../renderer/edit/manifestEdit/applyEdit.ts';
import type { Edit } from '../../renderer/edit/manifestEdit/Edit.ts';
import { EditError } from '../../renderer/edit/manifestEdit/EditError.ts';
import { editValue } from '../../renderer/edit/manifestEdit/editValue.ts';
import { entriesOf, isBlock } from '../../renderer/edit/manifestEdit/entries.ts';
import { type Path, YamlText } from '../../renderer/edit/manifestEdit/YamlText.ts';
import { History } from '../../renderer/edit/server/History.ts';
import { choices, concreteEdit } from './randomEdits.ts';

/** How many sequences of edits are tried; a nightly run may ask for more. */
const sequences = Number(process.env.BLOCKWRIGHT_EDIT_SEQUENCES ?? 2000);

const folders = ['.', 'pages', 'data', 'data/forms'].filter((folder) => existsSync(folder));
const files = folders
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`),
  )
  .map((path) => new YamlText(readFileSync(path, 'utf8')));

test('any sequence of edits changes what it should and nothing else', () => {
  let made = 0;
  let refused = 0;
  fc.assert(
    fc.property(
      fc.nat({ max: files.length - 1 }),
      fc.array(choices, { minLength: 1, maxLength: 4 }),
      (at, sequence) => {
        let yaml = files[at] as YamlText;
        const original = yaml.text;
        const history = new History();
        for (const choice of sequence) {
          const edit = concreteEdit(yaml.value, choice);
          if (!edit) continue;
          const next = attempt(yaml, edit);
          if (!next) {
            refused++;
            continue;
          }
          made++;
          const wanted = editValue(yaml.value, edit);
          expect(isDeepStrictEqual(next.value, wanted)).toBe(true);
          expect(isDeepStrictEqual(new YamlText(next.text).value, wanted)).toBe(true);
          expectOnlyConcernedLines(yaml, next, edit);
          if (edit.kind !== 'remove' && edit.kind !== 'set')
            expect(missing(comments(yaml), comments(next))).toEqual([]);
          history.add('edit', new Map([['file', { before: yaml.text, after: next.text }]]));
          yaml = next;
        }
        let text = yaml.text;
        while (history.done.length > 0) text = history.undo(() => text)?.get('file') ?? '';
        expect(text).toBe(original);
      },
    ),
    { numRuns: sequences, seed: Number(process.env.BLOCKWRIGHT_EDIT_SEED ?? 7) },
  );
  console.info(`${made} edits made, ${refused} refused`);
  expect(refused).toBeLessThan(made / 20);
}, 900_000);

function attempt(yaml: YamlText, edit: Edit): YamlText | undefined {
  try {
    return applyEdit(yaml, edit);
  } catch (error) {
    if (error instanceof EditError) {
      if (process.env.BLOCKWRIGHT_EDIT_TELL)
        console.info(error.message, JSON.stringify(edit).slice(0, 300));
      return undefined;
    }
    throw error;
  }
}

/** All text before and after the entry that the edit names must be as it was. */
function expectOnlyConcernedLines(before: YamlText, after: YamlText, edit: Edit) {
  const [from, to] = concerned(before, edit);
  const head = before.text.slice(0, from);
  const tail = before.text.slice(to);
  expect(after.text.startsWith(head)).toBe(true);
  expect(after.text.endsWith(tail)).toBe(true);
  if (edit.kind === 'move' && isBlock(before.find(edit.path)?.node))
    expect(after.text.split('\n').sort()).toEqual(before.text.split('\n').sort());
  if (edit.kind === 'insert' || edit.kind === 'duplicate')
    expect(missing(trimmedLines(before.text), trimmedLines(after.text)).length).toBeLessThanOrEqual(
      1,
    );
}

/** Offsets of the entry that holds all an edit may touch, with the comment and gap around it. */
function concerned(yaml: YamlText, edit: Edit): [number, number] {
  const whole =
    edit.kind === 'set' ||
    edit.kind === 'rename' ||
    edit.kind === 'remove' ||
    edit.kind === 'duplicate';
  let path: Path = edit.path;
  while (path.length > 0 && !yaml.find(path)) path = path.slice(0, -1);
  const holder = whole && path === edit.path ? yaml.find(path) : undefined;
  const parent = holder?.parent;
  if (holder && isBlock(parent)) {
    const entries = entriesOf(yaml, parent);
    const own = entries[holder.index];
    const previous = entries[holder.index - 1];
    const next = entries[holder.index + 1];
    if (own && entries.length > 1)
      return [
        edit.kind === 'remove' && previous && !own.shared
          ? yaml.startOf(previous.end)
          : yaml.startOf(own.lead),
        edit.kind === 'remove' && next ? yaml.startOf(next.first + 1) : yaml.startOf(own.end),
      ];
  }
  // Inside brackets, or where a whole list changes: the lines of the nearest entry above.
  // A key that loses its last entry says so on its own line.
  const start = edit.kind === 'remove' ? path.slice(0, -1) : path;
  for (let above = start; above.length > 0; above = above.slice(0, -1)) {
    const found = yaml.find(above);
    if (found && isBlock(found.parent)) {
      const own = entriesOf(yaml, found.parent)[found.index];
      if (own) return [yaml.startOf(own.lead), yaml.startOf(own.end)];
    }
  }
  return [0, yaml.text.length];
}

function comments(yaml: YamlText): string[] {
  const known = knownComments.get(yaml);
  if (known) return known;
  const found = [...new Lexer().lex(yaml.text)].filter((token) => token.startsWith('#'));
  knownComments.set(yaml, found);
  return found;
}

const knownComments = new WeakMap<YamlText, string[]>();

function trimmedLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

function missing(before: string[], after: string[]): string[] {
  const left = new Map<string, number>();
  for (const one of after) left.set(one, (left.get(one) ?? 0) + 1);
  return before.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}
