import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isCollection, isMap, Lexer } from 'yaml';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import type { SiteCommand } from '../../editor/yaml/commands/EditorCommand.ts';
import { findEntries, isBlock } from '../../features/_shared/yamlEdits/BlockEntry.ts';
import { EditError } from '../../features/_shared/yamlEdits/EditError.ts';
import { editValue } from '../../features/_shared/yamlEdits/editValue.ts';
import { readMarkdown } from '../../features/_shared/yamlEdits/markdownText.ts';
import { readEntryLines } from '../../features/_shared/yamlEdits/readEntryLines.ts';
import type { YamlEdit } from '../../features/_shared/yamlEdits/YamlEdit.ts';
import { YamlText } from '../../features/_shared/yamlEdits/YamlText.ts';
import { splitMarkdown } from '../../schema/manifest/MarkdownFile.ts';
import { SourceFile } from '../../schema/yaml/source/SourceFile.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { isLongRun } from '../isLongRun.ts';
import { fraction } from './fraction.ts';
import {
  type CommandChoice,
  type Contents,
  commandChoices,
  concreteCommand,
  contentsAfter,
} from './randomCommands.ts';
import { type Choice, choices, concreteEdit } from './randomEdits.ts';
import { concreteTyping, type TypingChoice, typingChoices } from './randomTyping.ts';

/** Number of sequences for each site and file in a long run. */
const allSequences = 300;

/** The sites, and their share of the sequences of a short run: large files take longer. */
const sites = { '.': 6, blank: 30, event: 30, product: 30, services: 30 };

/** One step: an edit of one file, a command for pages and sections, typing in a text, or saving. */
const steps = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ file: fraction, edit: choices }),
  },
  { weight: 2, arbitrary: fc.record({ command: commandChoices }) },
  { weight: 4, arbitrary: fc.record({ typing: typingChoices }) },
  { weight: 1, arbitrary: fc.record({ added: fc.constantFrom('form', 'article') }) },
  { weight: 1, arbitrary: fc.constant({ save: true as const }) },
);

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** Registers tests with random sequences of edits, commands and typing, the same for each seed. */
export function testEditSequences(seed: number): void {
  const made = { edits: 0, commands: 0, typed: 0, refused: 0 };
  test.each(Object.entries(sites))(
    'any sequence of edits, commands and typing in %s changes what it should and nothing else',
    async (name, sample) => {
      const root = copySite(name);
      try {
        const session = await DraftSession.open(root);
        await fc.assert(
          fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), (sequence) =>
            expectSequence(session, sequence, made),
          ),
          {
            numRuns: Number(
              process.env.BLOCKWRIGHT_EDIT_SEQUENCES ?? (isLongRun ? allSequences : sample),
            ),
            seed: Number(process.env.BLOCKWRIGHT_SEED ?? seed),
          },
        );
      } finally {
        rmSync(root, { recursive: true });
      }
    },
  );
  afterAll(() => {
    console.info(JSON.stringify(made));
    expect(made.refused).toBeLessThan((made.edits + made.commands) / 12);
    expect(Math.min(made.commands, made.typed)).toBeGreaterThan(2);
  });
}

/** Copies the texts of a site, without its pictures. */
function copySite(name: string): string {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-sequences-'));
  const from = name === '.' ? name : join('create/starters', name);
  for (const part of ['pages.yaml', 'words.yaml', 'pages', 'data'])
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(root, part), { recursive: true });
  return root;
}

/** Applies a sequence, checks each step, undoes all of it, and saves. */
async function expectSequence(
  session: DraftSession,
  sequence: readonly Step[],
  made: { edits: number; commands: number; typed: number; refused: number },
): Promise<void> {
  // A sequence that failed is not undone.
  while (session.history.next.undo !== undefined) session.history.undo();
  const original = readTexts(session);
  for (const step of sequence) {
    if ('save' in step) {
      await session.disk.save();
      expect(session.unsaved).toEqual([]);
    } else if ('typing' in step) {
      if (type(session, step.typing)) made.typed++;
    } else if ('added' in step) addFile(session, step.added);
    else applyStep(session, step, made);
  }
  while (session.history.next.undo !== undefined) session.history.undo();
  expect([...readTexts(session)]).toEqual([...original]);
  for (const [file, text] of original) expect(session.text(file)).toBe(text);
  await session.disk.save();
}

function applyStep(
  session: DraftSession,
  step: Exclude<Step, { save: true } | { typing: TypingChoice } | { added: unknown }>,
  made: { edits: number; commands: number; refused: number },
): void {
  const before = parseTexts(session);
  const command = concrete(before, step);
  if (!command) return;
  try {
    session.applyCommands([command], 'step');
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    if (process.env.BLOCKWRIGHT_EDIT_TELL)
      console.info(error.message, JSON.stringify(command).slice(0, 300));
    made.refused++;
    return;
  }
  const changes = new Map(
    [...parseTexts(session)].filter(([file, yaml]) => yaml !== before.get(file)),
  );
  if (command.kind === 'edit') {
    made.edits++;
    const [old, now] = [before.get(command.file), changes.get(command.file)];
    if (old && now) expectEdit(old, now, command.edit);
  } else {
    made.commands++;
    expectCommand(before, changes, command);
  }
}

/** Types in a text key by key, as the form and the page send it; false where a site has no text. */
function type(session: DraftSession, choice: TypingChoice): boolean {
  const files = session.files.filter((file) => !file.includes('.schema.'));
  const file = files[Math.floor(choice.file * files.length)];
  const yaml = file === undefined ? undefined : session.yaml(file);
  const typing = yaml && concreteTyping(yaml.value, choice);
  if (file === undefined || !yaml || !typing) return false;
  const { path, values } = typing;
  const [from, to] = findText(yaml, file, path);
  const [start, end] = [yaml.text.slice(0, from), yaml.text.slice(to)];
  for (const value of values) {
    const command = { kind: 'edit', file, edit: { kind: 'set', path, value } } as const;
    session.applyCommands([command], 'Type', path.join('/'));
    const typed = session.text(file);
    expect(isBetween(typed, start, end), `${path}: ${value}`).toBe(true);
  }
  const after = session.text(file);
  const wanted = editValue(yaml.value, { kind: 'set', path, value: values.at(-1) ?? '' });
  const content = file.endsWith('.md') ? readMarkdown(after) : new YamlText(after);
  expect(content.value, `${file} ${path}`).toEqual(wanted);
  if (!file.endsWith('.md')) expect(missing(comments(yaml), comments(content))).toEqual([]);
  return true;
}

/** Whether only the text between two others changed; a block scalar keeps the comment above its lines. */
function isBetween(text: string, start: string, end: string): boolean {
  if (!text.startsWith(start)) return false;
  const comment = /^[ \t]+#.*/.exec(end)?.[0];
  if (comment === undefined || text.endsWith(end)) return text.endsWith(end);
  const [header = ''] = text.slice(start.length).split('\n');
  const isBlock = /^[|>][-+\d]*/.exec(header)?.[0] + comment === header;
  return isBlock && text.endsWith(end.slice(comment.length));
}

/** Returns where a text is written: in YAML, or in a Markdown file above or below its front matter. */
function findText(yaml: YamlText, file: string, path: YamlPath): readonly [number, number] {
  if (!file.endsWith('.md')) return findRange(yaml, path);
  const { frontMatter, body } = splitMarkdown(new SourceFile(file, yaml.text));
  if (path[0] === 'body') return [body.from, yaml.text.length];
  const columns = new YamlText(yaml.text.slice(frontMatter.from, frontMatter.to));
  const [from, to] = findRange(columns, path);
  return [frontMatter.from + from, frontMatter.from + to];
}

function findRange(yaml: YamlText, path: YamlPath): readonly [number, number] {
  const [from = 0, to = 0] = yaml.find(path)?.node?.range ?? [];
  return [from, to];
}

/** Adds a form or an article, as their panels do, and expects all other files to stay the same. */
function addFile(session: DraftSession, kind: 'form' | 'article'): void {
  const before = readTexts(session);
  const [file, content] =
    kind === 'form'
      ? ['data/forms/made-up.yaml', 'title: Made up\nsubmit: Send\ngroups: []\n']
      : ['data/made-up/one.md', '---\ntitle: One\n---\n\nOne\n'];
  session.replaceText(file, content, 'Add');
  expect(session.text(file)).toBe(content);
  for (const [other, text] of before) if (other !== file) expect(session.text(other)).toBe(text);
}

function concrete(
  now: ReadonlyMap<string, YamlText>,
  step: { file: number; edit: Choice } | { command: CommandChoice },
): SiteCommand | undefined {
  if ('command' in step) return concreteCommand(getContents(now), step.command);
  const [file, yaml] = [...now][Math.floor(step.file * now.size)] ?? [];
  if (file === undefined || !yaml) return undefined;
  const edit = concreteEdit(yaml.value, step.edit);
  return edit && { kind: 'edit', file, edit };
}

function readTexts(session: DraftSession): Map<string, string> {
  return new Map(session.files.map((file) => [file, session.text(file)]));
}

function parseTexts(session: DraftSession): Map<string, YamlText> {
  const files = session.files.filter((file) => /\.yaml$/.test(file) && !file.includes('.schema.'));
  return new Map(files.map((file) => [file, session.yaml(file)]));
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
  command: SiteCommand,
) {
  const after = new Map([...before, ...changes]);
  for (const [file, yaml] of changes)
    expect(isDeepStrictEqual(new YamlText(yaml.text).value, yaml.value), file).toBe(true);
  const wanted = contentsAfter(getContents(before), command);
  for (const [file, value] of getContents(after))
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
function goneComments(before: ReadonlyMap<string, YamlText>, command: SiteCommand): string[] {
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

function getContents(texts: ReadonlyMap<string, YamlText>): Contents {
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
