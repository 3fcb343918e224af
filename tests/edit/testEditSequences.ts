import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCollection, isMap, Lexer } from 'yaml';
import { History } from '../../editor/server/History.ts';
import { applyCommand } from '../../editor/yaml/applyCommand.ts';
import { findEntries, isBlock } from '../../editor/yaml/BlockEntry.ts';
import { EditError } from '../../editor/yaml/EditError.ts';
import type { EditorCommand } from '../../editor/yaml/EditorCommand.ts';
import { editValue } from '../../editor/yaml/editValue.ts';
import { readEntryLines } from '../../editor/yaml/readEntryLines.ts';
import { SiteTexts } from '../../editor/yaml/SiteTexts.ts';
import type { YamlEdit } from '../../editor/yaml/YamlEdit.ts';
import { YamlText } from '../../editor/yaml/YamlText.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { isLongRun } from '../isLongRun.ts';
import { type Contents, commandChoices, concreteCommand, contentsAfter } from './randomCommands.ts';
import { choices, concreteEdit } from './randomEdits.ts';

/** Number of sequences for each file in a long run. */
const allSequences = 500;

const folders = ['.', 'pages', 'data', 'data/forms'].filter((folder) => existsSync(folder));
const site: ReadonlyMap<string, YamlText> = new Map(
  folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
    )
    .map((path) => [path, new YamlText(readFileSync(path, 'utf8'))]),
);

/** One step: an edit of one file, or a command for pages, sections and blocks. */
const steps = fc.oneof(
  {
    weight: 19,
    arbitrary: fc.record({ file: fc.nat({ max: site.size - 1 }), edit: choices }),
  },
  { weight: 1, arbitrary: fc.record({ command: commandChoices }) },
);

/** Registers a test with random sequences of edits and commands, the same for each seed. */
export function testEditSequences(seed: number): void {
  const sequences = Number(
    process.env.BLOCKWRIGHT_EDIT_SEQUENCES ?? (isLongRun ? allSequences : 30),
  );
  test('any sequence of edits and commands changes what it should and nothing else', () => {
    const made = { edits: 0, commands: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 4 }), (sequence) =>
        expectSequence(sequence, made),
      ),
      { numRuns: sequences, seed: Number(process.env.BLOCKWRIGHT_SEED ?? seed) },
    );
    console.info(`${made.edits} edits and ${made.commands} commands made, ${made.refused} refused`);
    expect(made.refused).toBeLessThan((made.edits + made.commands) / 20);
    expect(made.commands).toBeGreaterThan(sequences / 40);
  });
}

/** Applies a sequence, checks each step, and undoes all of it. */
function expectSequence(
  sequence: Step[],
  made: { edits: number; commands: number; refused: number },
): void {
  const now = new Map(site);
  const history = new History();
  for (const step of sequence) {
    const command = concrete(now, step);
    if (!command) continue;
    const changes = attempt(now, command);
    if (!changes) {
      made.refused++;
      continue;
    }
    if (command.kind === 'edit') {
      made.edits++;
      const [before, after] = [now.get(command.file), changes.get(command.file)];
      if (before && after) expectEdit(before, after, command.edit);
    } else {
      made.commands++;
      expectCommand(now, changes, command);
    }
    const texts = [...changes].map(
      ([file, { text }]) => [file, { before: now.get(file)?.text ?? '', after: text }] as const,
    );
    history.add('step', new Map(texts));
    for (const [file, yaml] of changes) now.set(file, yaml);
  }
  const texts = new Map([...now].map(([file, { text }]) => [file, text]));
  while (history.done.length > 0)
    for (const [file, text] of history.undo((file) => texts.get(file) ?? '') ?? [])
      texts.set(file, text);
  for (const [file, { text }] of site) expect(texts.get(file)).toBe(text);
}

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

function concrete(now: ReadonlyMap<string, YamlText>, step: Step): EditorCommand | undefined {
  if ('command' in step) return concreteCommand(contentsOf(now), step.command);
  const [file, yaml] = [...now][step.file] ?? [];
  if (file === undefined || !yaml) return undefined;
  const edit = concreteEdit(yaml.value, step.edit);
  return edit && { kind: 'edit', file, edit };
}

function attempt(
  now: ReadonlyMap<string, YamlText>,
  command: EditorCommand,
): ReadonlyMap<string, YamlText> | undefined {
  const texts = new SiteTexts([...now.keys()], (file) => now.get(file) as YamlText);
  try {
    applyCommand(texts, command);
    return texts.changes;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    if (process.env.BLOCKWRIGHT_EDIT_TELL)
      console.info(error.message, JSON.stringify(command).slice(0, 300));
    return undefined;
  }
}

function expectEdit(before: YamlText, after: YamlText, edit: YamlEdit) {
  const wanted = editValue(before.value, edit);
  expect(isDeepStrictEqual(after.value, wanted)).toBe(true);
  expect(isDeepStrictEqual(new YamlText(after.text).value, wanted)).toBe(true);
  expectOnlyConcernedLines(before, after, edit);
  const lost = missing(comments(before), comments(after));
  expect(missing(lost, replacedComments(before, edit))).toEqual([]);
}

/** Lists the comments that an edit may remove: comments of removed or replaced content. */
function replacedComments(yaml: YamlText, edit: YamlEdit): string[] {
  if (edit.kind !== 'remove' && edit.kind !== 'set') return [];
  const found = yaml.find(edit.path);
  if (!found || !isBlock(found.parent)) return [];
  if (edit.kind === 'set' && !isCollection(found.node)) return [];
  const lines = readEntryLines(yaml, edit.path, { comment: edit.kind === 'remove' });
  return commentsIn(lines.join('\n'));
}

function expectCommand(
  before: ReadonlyMap<string, YamlText>,
  changes: ReadonlyMap<string, YamlText>,
  command: EditorCommand,
) {
  const after = new Map([...before, ...changes]);
  for (const [file, yaml] of changes)
    expect(isDeepStrictEqual(new YamlText(yaml.text).value, yaml.value), file).toBe(true);
  const wanted = contentsAfter(contentsOf(before), command);
  for (const [file, value] of contentsOf(after))
    expect(isDeepStrictEqual(value, wanted.get(file)), `${command.kind} ${file}`).toBe(true);
  // An entry whose content does not change keeps its text and comment.
  const touched = new Map([...before].filter(([file]) => changes.has(file)));
  const [old, now] = [entryTexts(touched), entryTexts(changes)];
  for (const [name, entry] of old) {
    const same = now.get(name);
    if (same && isDeepStrictEqual(entry.value, same.value)) expect(same.text).toBe(entry.text);
  }
  const lost = missing(allComments(touched), allComments(changes));
  expect(missing(lost, goneComments(before, command))).toEqual([]);
}

/** Lists the comments that a command may remove: comments of a deleted page. */
function goneComments(before: ReadonlyMap<string, YamlText>, command: EditorCommand): string[] {
  if (command.kind !== 'deletePage') return [];
  const yaml = before.get(command.page.file);
  const lines = yaml ? readEntryLines(yaml, command.page.path, { comment: true }) : [];
  return commentsIn(lines.join('\n'));
}

/** Lists every page, block and row with its lines and content. */
function entryTexts(texts: ReadonlyMap<string, YamlText>) {
  const found = new Map<string, { text: string; value: unknown }>();
  for (const [file, yaml] of texts) {
    const root = yaml.value as Record<string, Record<string, unknown>>;
    const parents = file.startsWith('data/') ? [[]] : Object.keys(root).map((key) => [key]);
    for (const path of parents) {
      const node = yaml.find(path)?.node;
      if (!isBlock(node) || !isMap(node)) continue;
      const values = Object.entries(path[0] === undefined ? root : (root[path[0]] ?? {}));
      for (const [index, { commentLine: lead, endLine: end }] of findEntries(
        yaml,
        node,
      ).entries()) {
        const [key, value] = values[index] ?? [];
        const text = yaml.text.slice(yaml.lineStart(lead), yaml.lineStart(end)).trimEnd();
        found.set(`${file} ${path} ${key}`, { text, value });
      }
    }
  }
  return found;
}

function contentsOf(texts: ReadonlyMap<string, YamlText>): Contents {
  return new Map(
    [...texts].flatMap(([file, { value }]) => [[file, value as Record<string, unknown>] as const]),
  );
}

function allComments(texts: ReadonlyMap<string, YamlText>): string[] {
  return [...texts.values()].flatMap(comments);
}

/** Expects the text before and after the edited entry to be unchanged. */
function expectOnlyConcernedLines(before: YamlText, after: YamlText, edit: YamlEdit) {
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

/** Returns the offsets of the text that an edit may change, with comments and gaps around it. */
function concerned(yaml: YamlText, edit: YamlEdit): [number, number] {
  const whole =
    edit.kind === 'set' ||
    edit.kind === 'rename' ||
    edit.kind === 'remove' ||
    edit.kind === 'duplicate';
  let path: YamlPath = edit.path;
  while (path.length > 0 && !yaml.find(path)) path = path.slice(0, -1);
  const holder = whole && path === edit.path ? yaml.find(path) : undefined;
  const parent = holder?.parent;
  if (holder && isBlock(parent)) {
    const entries = findEntries(yaml, parent);
    const own = entries[holder.index];
    const previous = entries[holder.index - 1];
    const next = entries[holder.index + 1];
    if (own && entries.length > 1)
      return [
        edit.kind === 'remove' && previous && !own.sharesDashLine
          ? yaml.lineStart(previous.endLine)
          : yaml.lineStart(own.commentLine),
        edit.kind === 'remove' && next
          ? yaml.lineStart(next.firstLine + 1)
          : yaml.lineStart(own.endLine),
      ];
  }
  // Inside brackets, or where a whole list changes, the parent entry counts.
  // A key that loses its last entry changes on its own line.
  const start = edit.kind === 'remove' ? path.slice(0, -1) : path;
  for (let above = start; above.length > 0; above = above.slice(0, -1)) {
    const found = yaml.find(above);
    if (found && isBlock(found.parent)) {
      const own = findEntries(yaml, found.parent)[found.index];
      if (own) return [yaml.lineStart(own.commentLine), yaml.lineStart(own.endLine)];
    }
  }
  return [0, yaml.text.length];
}

function comments(yaml: YamlText): string[] {
  const known = knownComments.get(yaml);
  if (known) return known;
  const found = commentsIn(yaml.text);
  knownComments.set(yaml, found);
  return found;
}

function commentsIn(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));
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
