import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSampleSession, sampleManifest } from '../../../tests/edit/openSampleSession.ts';
import { DraftSession } from './DraftSession.ts';

let root: string;
let session: DraftSession;

beforeEach(async () => {
  ({ root, session } = await openSampleSession());
});
afterEach(() => rm(root, { recursive: true }));

test('letters with the same key are one step, but not with one that was undone in between', () => {
  const type = (value: string, key: string) =>
    session.applyCommands(
      [
        {
          kind: 'edit',
          file: 'pages.yaml',
          edit: { kind: 'set', path: ['pages', '/', 'title'], value, order: [] },
        },
      ],
      'Edit Title',
      key,
    );
  type('H', 'title 1');
  type('He', 'title 1');
  type('Hey', 'title 2');
  session.history.undo();
  expect(session.text('pages.yaml')).toBe(sampleManifest.replace('Home', 'He'));
  session.history.redo();
  type('Hey, you', 'title 2');
  session.history.undo();
  expect(session.text('pages.yaml')).toBe(sampleManifest.replace('Home', 'Hey'));
  session.history.undo();
  session.history.undo();
  expect(session.text('pages.yaml')).toBe(sampleManifest);
});

test('lists the steps of the history after a restart, and goes back and forth by several at once', async () => {
  const texts = ['Two', 'Three', 'Four'].map((word) => sampleManifest.replace('One', word));
  for (const [index, text] of texts.entries())
    session.replaceText('pages.yaml', text, `Step ${index + 1}`);
  await session.disk.save();
  await session.disk.store();
  session = await DraftSession.open(root);
  const list = () => session.history.list().map(({ label, isUndone }) => [label, isUndone]);
  const [first] = session.history.list();
  expect(first?.isOwn).toBe(true);
  expect(Date.now() - (first?.time ?? 0)).toBeLessThan(60_000);
  session.history.move('undo', 2, 'Step 2');
  expect(session.text('pages.yaml')).toBe(texts[0]);
  expect(list()).toEqual([
    ['Step 1', false],
    ['Step 2', true],
    ['Step 3', true],
  ]);
  // Steps keep their time.
  expect(Math.min(...session.history.list().map(({ time }) => time))).toBe(first?.time);
  session.history.move('redo', 2, 'Step 3');
  expect(session.text('pages.yaml')).toBe(texts[2]);
  // The list of another window is older.
  expect(() => session.history.move('undo', 2, 'Step 1')).toThrow('Choose again');
  expect(session.text('pages.yaml')).toBe(texts[2]);
  expect(list()).toEqual([
    ['Step 1', false],
    ['Step 2', false],
    ['Step 3', false],
  ]);
});
