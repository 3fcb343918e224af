import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../tests/isLongRun.ts';
import { DraftSession } from './DraftSession.ts';

let root: string;
let session: DraftSession;
const log = () => join(root, '.blockwright/edit/session.log');

const manifest = (title: string, rest = '') => `pages:\n  /:\n    title: ${title}\n${rest}`;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-log-'));
  writeFileSync(join(root, 'pages.yaml'), manifest('Home'));
  session = await DraftSession.open(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const type = (title: string, rest?: string) =>
  session.replaceText('pages.yaml', manifest(title, rest), `Type ${title.slice(0, 20)}`);

/** What a session shows: its texts, and those that undo and redo lead to. */
function describeSession(of: DraftSession): unknown {
  const texts: string[] = [of.text('pages.yaml')];
  for (; of.history.next.undo; texts.push(of.text('pages.yaml'))) of.history.undo();
  for (; of.history.next.redo; texts.push(of.text('pages.yaml'))) of.history.redo();
  return { texts, unsaved: of.unsaved, applied: [...of.applied], conflicts: of.conflicts };
}

test('every state is read as it was stored, whatever was undone, redone, saved or changed on disk', async () => {
  const actions: (() => unknown)[] = [
    () => type('One'),
    () => type('Two “quoted” \u2028 line\r\n'),
    () => session.history.undo(),
    () => session.history.undo(),
    () => session.history.redo(),
    () => session.addApplied('request'),
    () => session.disk.save(),
    () => type('Three'),
    () => {
      writeFileSync(join(root, 'pages.yaml'), manifest('One', '# on disk\n'));
      return session.disk.readFile('pages.yaml');
    },
    () => session.replaceText('locales/de/pages.yaml', '/: { texts: [] }'),
    () => session.replaceText('locales/de/pages.yaml', ''),
  ];
  for (const act of actions) {
    await act();
    await session.disk.store();
    const reopened = await DraftSession.open(root);
    expect(reopened.loadWarning).toBeUndefined();
    expect(reopened.text('pages.yaml')).toBe(session.text('pages.yaml'));
    expect(reopened.history.next).toEqual(session.history.next);
  }
  await session.disk.store();
  expect(describeSession(await DraftSession.open(root))).toEqual(describeSession(session));
});

test('adds only what changed, however large the texts are', async () => {
  const rest = `# ${'x'.repeat(2_000_000)}\n`;
  type('One', rest);
  await session.disk.store();
  const before = statSync(log()).size;
  type('Two', rest);
  await session.disk.store();
  await session.disk.store();
  expect(statSync(log()).size - before).toBeLessThan(600);
  expect((await DraftSession.open(root)).text('pages.yaml')).toBe(manifest('Two', rest));
});

test('a process that is killed while it stores leaves the state before or after, at every byte', async () => {
  const ends: number[] = [];
  const titles = ['One', 'Two', 'Three'];
  for (const title of titles) {
    type(title);
    await session.disk.store();
    ends.push(statSync(log()).size);
  }
  const whole = readFileSync(log());
  // 7 meets all kinds of places in the lines.
  for (let length = ends[0] ?? 0; length <= whole.length; length += isLongRun ? 1 : 7) {
    writeFileSync(log(), whole.subarray(0, length));
    const reopened = await DraftSession.open(root);
    const last = ends.findLastIndex((end) => end <= length);
    expect(reopened.text('pages.yaml')).toBe(manifest(titles[last] ?? ''));
    expect(reopened.loadWarning).toBeUndefined();
    // What follows is stored behind the last complete state.
    reopened.replaceText('pages.yaml', manifest('After'), 'After');
    await reopened.disk.store();
    expect((await DraftSession.open(root)).text('pages.yaml')).toBe(manifest('After'));
  }
});

test('sets a damaged log aside, with what could be read before the damage', async () => {
  type('One');
  await session.disk.store();
  type('Two');
  await session.disk.store();
  const text = readFileSync(log(), 'utf8');
  writeFileSync(log(), text.replace('Type Two', 'Type "Two'));
  const reopened = await DraftSession.open(root);
  expect(reopened.loadWarning).toMatch(/not all of them.*\.blockwright\/edit\/session\.2.*\.log/);
  expect(reopened.text('pages.yaml')).toBe(manifest('One'));
  await reopened.disk.store();
  expect((await DraftSession.open(root)).text('pages.yaml')).toBe(manifest('One'));
});

test('stores everything again when the log is gone or shorter', async () => {
  for (const lose of [() => rmSync(log()), () => truncateSync(log(), 3)]) {
    type('Kept');
    await session.disk.store();
    lose();
    await session.disk.store();
    expect((await DraftSession.open(root)).text('pages.yaml')).toBe(manifest('Kept'));
  }
});

test('only the user of the process may read drafts', async () => {
  type('Secret');
  await session.disk.store();
  expect(statSync(log()).mode & 0o777).toBe(0o600);
  expect(statSync(join(root, '.blockwright/edit')).mode & 0o777).toBe(0o700);
});

test('texts that were replaced again and again neither fill the memory nor the disk', async () => {
  const rounds = isLongRun ? 130 : 7;
  const length = isLongRun ? 4_900_000 : 4_500_000;
  for (let round = 0; round < rounds; round++) {
    type(`Round ${round}`, `# ${'ab'[round % 2]?.repeat(length)}\n`);
    await session.disk.store();
  }
  type('At the end');
  await session.disk.store();
  expect(statSync(log()).size).toBeLessThan(250_000_000);
  const reopened = await DraftSession.open(root);
  expect(reopened.loadWarning).toBeUndefined();
  expect(reopened.text('pages.yaml')).toBe(manifest('At the end'));
  const steps = [reopened, session].map((one) => {
    let count = 0;
    for (; one.history.next.undo; count++) one.history.undo();
    return count;
  });
  expect(steps[0]).toBe(steps[1]);
  // Each has twice the text, of which 40 million characters are kept.
  expect(steps[0]).toBeLessThan(10);
  expect(steps[0]).toBeGreaterThan(2);
});

test('a copy of a folder says where its unsaved changes come from, until it stores its own', async () => {
  type('Draft');
  await session.disk.store();
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  try {
    const opened = await DraftSession.open(copy);
    expect(opened.text('pages.yaml')).toBe(manifest('Draft'));
    expect(opened.loadWarning).toContain(`a copy of ${realpathSync(root)}, made while`);
    opened.replaceText('pages.yaml', manifest('Copy'), 'Type');
    await opened.disk.store();
    expect((await DraftSession.open(copy)).loadWarning).toBeUndefined();
    const original = await DraftSession.open(root);
    expect(original.loadWarning).toBeUndefined();
    expect(original.text('pages.yaml')).toBe(manifest('Draft'));
    // A folder that was moved is no copy.
    rmSync(copy, { recursive: true });
    renameSync(root, copy);
    expect((await DraftSession.open(copy)).loadWarning).toBeUndefined();
    renameSync(copy, root);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
