import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSampleSession, sampleManifest } from '../../../tests/edit/openSampleSession.ts';
import type { TextChangeElsewhere } from './DiskSync.ts';
import { DraftSession } from './DraftSession.ts';

let root: string;
let session: DraftSession;
const file = () => join(root, 'pages.yaml');

beforeEach(async () => {
  ({ root, session } = await openSampleSession());
});
afterEach(() => rm(root, { recursive: true }));

/** Changes the title here and on disk, and another line on each side. */
async function createConflict() {
  session.replaceText(
    'pages.yaml',
    sampleManifest.replace('Home', 'Mine').replace('title: About', 'title: My text'),
  );
  await writeFile(file(), sampleManifest.replace('Home', 'Theirs').replace('Old', 'New'));
  await session.disk.readFile('pages.yaml');
}

const section = '      - type: hero\n        headline: Moved\n';

/** Returns the text of a file with a page. */
function page(route: string, sections: string, title = route.toUpperCase()) {
  return `pages:\n  /${route}:\n    title: ${title}\n    sections:\n${sections}      - type: faq\n`;
}

/** Makes the site one of three pages, in a file each; the first has a section. */
async function writePages() {
  await mkdir(join(root, 'pages'));
  await writeFile(file(), page('a', section));
  await writeFile(join(root, 'pages/b.yaml'), page('b', ''));
  await writeFile(join(root, 'pages/c.yaml'), page('c', ''));
  session = await DraftSession.open(root);
}

test('a conflict keeps what both sides changed elsewhere', async () => {
  await createConflict();
  const merged = (title: string) =>
    sampleManifest
      .replace('Home', title)
      .replace('title: About', 'title: My text')
      .replace('Old', 'New');
  const path = ['pages', '/', 'title'];
  const id = `value ${JSON.stringify(path)}`;
  expect(session.conflicts).toEqual([
    { file: 'pages.yaml', values: [{ id, path, kind: 'value', mine: 'Mine', theirs: 'Theirs' }] },
  ]);
  await expect(session.disk.save()).rejects.toThrow('also changed elsewhere');
  expect(() => session.resolveConflict('pages.yaml', {})).toThrow('Choose again');
  // What is typed before the choice is kept.
  session.replaceText('pages.yaml', session.text('pages.yaml').replace('One', 'Two'), 'Type');
  session.resolveConflict('pages.yaml', { [id]: 'mine' });
  await session.disk.save();
  expect(await readFile(file(), 'utf8')).toBe(merged('Mine').replace('One', 'Two'));
});

test('a conflict ends when the disk has the former text again', async () => {
  await createConflict();
  await writeFile(file(), sampleManifest);
  await session.disk.readFile('pages.yaml');
  expect(session.conflicts).toEqual([]);
  expect(session.text('pages.yaml')).toContain('My text');
});

test.each([
  ['empty', ''],
  ['half', sampleManifest.slice(0, sampleManifest.indexOf('Home') + 2)],
  ['missing', undefined],
])('a file that is %s for a moment, because it is being saved, is no conflict', async (_, part) => {
  session.replaceText('pages.yaml', sampleManifest.replace('Home', 'Mine'));
  await (part === undefined ? rm(file()) : writeFile(file(), part));
  const reading = session.disk.readFile('pages.yaml');
  await pause(60);
  await writeFile(file(), sampleManifest.replace('About', 'Theirs'));
  await reading;
  expect(session.conflicts).toEqual([]);
  await session.disk.readFile('pages.yaml');
  expect(session.text('pages.yaml')).toBe(
    sampleManifest.replace('Home', 'Mine').replace('About', 'Theirs'),
  );
});

test('typing on while saving is no conflict, whenever the saved file is noticed', async () => {
  const type = (title: string) =>
    session.replaceText('pages.yaml', sampleManifest.replace('Home', title));
  for (let delay = 0; delay < 40; delay += 2) {
    type(`Saved ${delay}`);
    const saving = session.disk.save();
    const noticed = pause(delay).then(() => {
      type(`Typed ${delay}`);
      return session.disk.readFile('pages.yaml');
    });
    await Promise.all([saving, noticed]);
    expect(session.conflicts).toEqual([]);
    expect(session.text('pages.yaml')).toContain(`Typed ${delay}`);
  }
});

test('a change on disk that saving has merged is reported when it is noticed', async () => {
  session.replaceText('pages.yaml', sampleManifest.replace('Home', 'Mine'));
  await writeFile(file(), sampleManifest.replace('About', 'Theirs'));
  await session.disk.save();
  expect(session.text('pages.yaml')).toBe(
    sampleManifest.replace('Home', 'Mine').replace('About', 'Theirs'),
  );
  expect(await session.disk.readFile('pages.yaml')).toBe(true);
  expect(await session.disk.readFile('pages.yaml')).toBe(false);
});

test('asks no longer about what both sides moved between files once that is decided', async () => {
  const pages = (home: string, about: string, title = 'About') =>
    `pages:\n  /:\n    title: Home\n    sections:\n${home}      - type: faq\n  /about:\n    title: ${title}\n    sections:\n${about}      - type: cta\n`;
  const more = (sections: string) =>
    `pages:\n  /more:\n    title: More\n    sections:\n${sections}      - type: quote\n`;
  await mkdir(join(root, 'pages'));
  await writeFile(file(), pages(section, ''));
  await writeFile(join(root, 'pages/more.yaml'), more(''));
  session = await DraftSession.open(root);
  session.replaceTexts(
    new Map([
      ['pages.yaml', pages('', '')],
      ['pages/more.yaml', more(section)],
    ]),
    'Move',
  );
  await session.disk.takeOver(
    new Map([
      ['pages.yaml', { before: pages(section, ''), after: pages('', section) }],
      ['pages/more.yaml', { before: more(''), after: more('') }],
    ]),
  );
  const [conflict] = session.conflicts;
  expect(conflict?.values).toHaveLength(1);
  session.resolveConflict('pages.yaml', { [conflict?.values[0]?.id ?? '']: 'mine' });
  await session.disk.save();
  // Someone pastes the same section on disk while a title is typed here.
  session.replaceText('pages.yaml', pages('', '', 'About us'));
  await writeFile(file(), pages('', section));
  await session.disk.readFile('pages.yaml');
  expect(session.conflicts).toEqual([]);
  expect(session.text('pages.yaml')).toBe(pages('', section, 'About us'));
});

test.each([
  ['that changed here', 'New title'],
  ['without changes here', 'C'],
])('keeps a conflict about a moved section in a file %s, until it is decided', async (_, title) => {
  await writePages();
  session.replaceTexts(
    new Map([
      ['pages.yaml', page('a', '')],
      ['pages/b.yaml', page('b', section)],
      ['pages/c.yaml', page('c', '', title)],
    ]),
    'Move',
  );
  await session.disk.takeOver(
    new Map([
      ['pages.yaml', { before: page('a', section), after: page('a', '') }],
      ['pages/c.yaml', { before: page('c', ''), after: page('c', section) }],
    ]),
  );
  const readConflicts = () => session.conflicts.map(({ file, values }) => [file, values.length]);
  const expected = [['pages/c.yaml', 1]];
  expect(readConflicts()).toEqual(expected);
  await expect(session.disk.save()).rejects.toThrow('also changed elsewhere');
  await session.disk.readFile('pages/c.yaml');
  expect(readConflicts()).toEqual(expected);
  expect(session.overlay('pages/c.yaml')).toBe(page('c', '', title));
  await session.disk.store();
  session = await DraftSession.open(root);
  expect(readConflicts()).toEqual(expected);
  const [conflict] = session.conflicts;
  session.resolveConflict('pages/c.yaml', { [conflict?.values[0]?.id ?? '']: 'mine' });
  await session.disk.save();
  expect(await readFile(join(root, 'pages/c.yaml'), 'utf8')).toBe(page('c', '', title));
  expect(await readFile(join(root, 'pages/b.yaml'), 'utf8')).toBe(page('b', section));
});

test.each([
  ['pages.yaml', 'pages/c.yaml'],
  ['pages/c.yaml', 'pages.yaml'],
])(
  'knows what both sides moved after an end that left %s taken over, but not %s',
  async (...files) => {
    await writePages();
    const mine = new Map([
      ['pages.yaml', page('a', '')],
      ['pages/b.yaml', page('b', section)],
    ]);
    session.replaceTexts(mine, 'Move');
    await session.disk.save();
    const changes = new Map([
      ['pages.yaml', { before: page('a', section), after: page('a', '') }],
      ['pages/c.yaml', { before: page('c', ''), after: page('c', section) }],
    ]);
    // What cannot be written stands for what a killed process did not write.
    const [, missing = ''] = files;
    const path = join(root, missing);
    const text = await readFile(path);
    await rm(path);
    await mkdir(join(path, 'folder'), { recursive: true });
    const inOrder = files.map((name) => [name, changes.get(name) as TextChangeElsewhere] as const);
    await expect(session.disk.takeOver(new Map(inOrder))).rejects.toThrow();
    await rm(path, { recursive: true });
    await writeFile(path, text);
    session = await DraftSession.open(root);
    if (session.conflicts.length === 0) await session.disk.takeOver(changes);
    expect(session.conflicts.map(({ file, values }) => [file, values.length])).toEqual([
      ['pages/c.yaml', 1],
    ]);
  },
);

test('a new file that is not on disk yet counts as changed only once it was there', async () => {
  session.replaceText('locales/de/pages.yaml', '/: { texts: [] }');
  expect(await session.disk.readFile('locales/de/pages.yaml')).toBe(false);
  await session.disk.save();
  await rm(join(root, 'locales/de/pages.yaml'));
  expect(await session.disk.readFile('locales/de/pages.yaml')).toBe(true);
});
