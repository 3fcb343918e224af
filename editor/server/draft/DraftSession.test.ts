import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DraftSession, type TextChangeElsewhere } from './DraftSession.ts';

const base = `site:
  name: Old
pages:
  /:
    title: Home
    description: One
  /about:
    title: About
`;

let root: string;
let session: DraftSession;
const file = () => join(root, 'pages.yaml');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-session-'));
  await writeFile(file(), base);
  session = await DraftSession.open(root);
});
afterEach(() => rm(root, { recursive: true }));

/** Changes the title here and on disk, and another line on each side. */
async function createConflict() {
  session.replaceText(
    'pages.yaml',
    base.replace('Home', 'Mine').replace('title: About', 'title: My text'),
  );
  await writeFile(file(), base.replace('Home', 'Theirs').replace('Old', 'New'));
  await session.readFromDisk('pages.yaml');
}

test('a conflict keeps what both sides changed elsewhere', async () => {
  await createConflict();
  const merged = (title: string) =>
    base.replace('Home', title).replace('title: About', 'title: My text').replace('Old', 'New');
  const path = ['pages', '/', 'title'];
  const id = `value ${JSON.stringify(path)}`;
  expect(session.conflicts).toEqual([
    { file: 'pages.yaml', values: [{ id, path, kind: 'value', mine: 'Mine', theirs: 'Theirs' }] },
  ]);
  await expect(session.save()).rejects.toThrow('also changed elsewhere');
  expect(() => session.resolveConflict('pages.yaml', {})).toThrow('Choose again');
  // What is typed before the choice is kept.
  session.replaceText('pages.yaml', session.text('pages.yaml').replace('One', 'Two'), 'Type');
  session.resolveConflict('pages.yaml', { [id]: 'mine' });
  await session.save();
  expect(await readFile(file(), 'utf8')).toBe(merged('Mine').replace('One', 'Two'));
});

test('a conflict ends when the disk has the former text again', async () => {
  await createConflict();
  await writeFile(file(), base);
  await session.readFromDisk('pages.yaml');
  expect(session.conflicts).toEqual([]);
  expect(session.text('pages.yaml')).toContain('My text');
});

test.each([
  ['empty', ''],
  ['half', base.slice(0, base.indexOf('Home') + 2)],
  ['missing', undefined],
])('a file that is %s for a moment, because it is being saved, is no conflict', async (_, part) => {
  session.replaceText('pages.yaml', base.replace('Home', 'Mine'));
  await (part === undefined ? rm(file()) : writeFile(file(), part));
  const reading = session.readFromDisk('pages.yaml');
  await pause(60);
  await writeFile(file(), base.replace('About', 'Theirs'));
  await reading;
  expect(session.conflicts).toEqual([]);
  await session.readFromDisk('pages.yaml');
  expect(session.text('pages.yaml')).toBe(base.replace('Home', 'Mine').replace('About', 'Theirs'));
});

test('typing on while saving is no conflict, whenever the saved file is noticed', async () => {
  const type = (title: string) => session.replaceText('pages.yaml', base.replace('Home', title));
  for (let delay = 0; delay < 40; delay += 2) {
    type(`Saved ${delay}`);
    const saving = session.save();
    const noticed = pause(delay).then(() => {
      type(`Typed ${delay}`);
      return session.readFromDisk('pages.yaml');
    });
    await Promise.all([saving, noticed]);
    expect(session.conflicts).toEqual([]);
    expect(session.text('pages.yaml')).toContain(`Typed ${delay}`);
  }
});

test('a change on disk that saving has merged is told of once it is noticed', async () => {
  session.replaceText('pages.yaml', base.replace('Home', 'Mine'));
  await writeFile(file(), base.replace('About', 'Theirs'));
  await session.save();
  expect(session.text('pages.yaml')).toBe(base.replace('Home', 'Mine').replace('About', 'Theirs'));
  expect(await session.readFromDisk('pages.yaml')).toBe(true);
  expect(await session.readFromDisk('pages.yaml')).toBe(false);
});

test.each(['.git', '.blockwright/edit/session.log', 'team.yaml', 'sections/x.tsx', '../x.yaml'])(
  'creates only files of the content, and not %s beside locales/',
  (path) => {
    for (const file of [`locales/de/../../${path}`, `locales/${path}/../../../${path}`])
      expect(() => session.replaceText(file, 'text')).toThrow('does not exist');
    session.replaceText('locales/de/pages.yaml', '/: { texts: [] }');
    expect(session.unsaved).toEqual(['locales/de/pages.yaml']);
  },
);

test('asks no longer about what both sides moved between files once that is decided', async () => {
  const section = '      - type: hero\n        headline: Moved\n';
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
  await session.takeOver(
    new Map([
      ['pages.yaml', { before: pages(section, ''), after: pages('', section) }],
      ['pages/more.yaml', { before: more(''), after: more('') }],
    ]),
  );
  const [conflict] = session.conflicts;
  expect(conflict?.values).toHaveLength(1);
  session.resolveConflict('pages.yaml', { [conflict?.values[0]?.id ?? '']: 'mine' });
  await session.save();
  // Someone pastes the same section on disk while a title is typed here.
  session.replaceText('pages.yaml', pages('', '', 'About us'));
  await writeFile(file(), pages('', section));
  await session.readFromDisk('pages.yaml');
  expect(session.conflicts).toEqual([]);
  expect(session.text('pages.yaml')).toBe(pages('', section, 'About us'));
});

test.each([
  ['that changed here', 'New title'],
  ['without changes here', 'C'],
])('keeps a conflict about a moved section in a file %s, until it is decided', async (_, title) => {
  const section = '      - type: hero\n        headline: Moved\n';
  const page = (route: string, sections: string, title = route.toUpperCase()) =>
    `pages:\n  /${route}:\n    title: ${title}\n    sections:\n${sections}      - type: faq\n`;
  await mkdir(join(root, 'pages'));
  await writeFile(file(), page('a', section));
  await writeFile(join(root, 'pages/b.yaml'), page('b', ''));
  await writeFile(join(root, 'pages/c.yaml'), page('c', ''));
  session = await DraftSession.open(root);
  session.replaceTexts(
    new Map([
      ['pages.yaml', page('a', '')],
      ['pages/b.yaml', page('b', section)],
      ['pages/c.yaml', page('c', '', title)],
    ]),
    'Move',
  );
  await session.takeOver(
    new Map([
      ['pages.yaml', { before: page('a', section), after: page('a', '') }],
      ['pages/c.yaml', { before: page('c', ''), after: page('c', section) }],
    ]),
  );
  const readConflicts = () => session.conflicts.map(({ file, values }) => [file, values.length]);
  const expected = [['pages/c.yaml', 1]];
  expect(readConflicts()).toEqual(expected);
  await expect(session.save()).rejects.toThrow('also changed elsewhere');
  await session.readFromDisk('pages/c.yaml');
  expect(readConflicts()).toEqual(expected);
  expect(session.overlay('pages/c.yaml')).toBe(page('c', '', title));
  await session.store();
  session = await DraftSession.open(root);
  expect(readConflicts()).toEqual(expected);
  const [conflict] = session.conflicts;
  session.resolveConflict('pages/c.yaml', { [conflict?.values[0]?.id ?? '']: 'mine' });
  await session.save();
  expect(await readFile(join(root, 'pages/c.yaml'), 'utf8')).toBe(page('c', '', title));
  expect(await readFile(join(root, 'pages/b.yaml'), 'utf8')).toBe(page('b', section));
});

test.each([
  ['pages.yaml', 'pages/c.yaml'],
  ['pages/c.yaml', 'pages.yaml'],
])(
  'knows what both sides moved after an end that left %s taken over, but not %s',
  async (...files) => {
    const section = '      - type: hero\n        headline: Moved\n';
    const page = (route: string, sections: string) =>
      `pages:\n  /${route}:\n    title: ${route}\n    sections:\n${sections}      - type: faq\n`;
    await mkdir(join(root, 'pages'));
    await writeFile(file(), page('a', section));
    await writeFile(join(root, 'pages/b.yaml'), page('b', ''));
    await writeFile(join(root, 'pages/c.yaml'), page('c', ''));
    session = await DraftSession.open(root);
    const mine = new Map([
      ['pages.yaml', page('a', '')],
      ['pages/b.yaml', page('b', section)],
    ]);
    session.replaceTexts(mine, 'Move');
    await session.save();
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
    await expect(session.takeOver(new Map(inOrder))).rejects.toThrow();
    await rm(path, { recursive: true });
    await writeFile(path, text);
    session = await DraftSession.open(root);
    if (session.conflicts.length === 0) await session.takeOver(changes);
    expect(session.conflicts.map(({ file, values }) => [file, values.length])).toEqual([
      ['pages/c.yaml', 1],
    ]);
  },
);

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
  session.undo();
  expect(session.text('pages.yaml')).toBe(base.replace('Home', 'He'));
  session.redo();
  type('Hey, you', 'title 2');
  session.undo();
  expect(session.text('pages.yaml')).toBe(base.replace('Home', 'Hey'));
  session.undo();
  session.undo();
  expect(session.text('pages.yaml')).toBe(base);
});

test('lists the steps of the history after a restart, and goes back and forth by several at once', async () => {
  const texts = ['Two', 'Three', 'Four'].map((word) => base.replace('One', word));
  for (const [index, text] of texts.entries())
    session.replaceText('pages.yaml', text, `Step ${index + 1}`);
  await session.save();
  await session.store();
  session = await DraftSession.open(root);
  const list = () => session.listSteps().map(({ label, isUndone }) => [label, isUndone]);
  const [first] = session.listSteps();
  expect(first?.isOwn).toBe(true);
  expect(Date.now() - (first?.time ?? 0)).toBeLessThan(60_000);
  session.moveInHistory('undo', 2, 'Step 2');
  expect(session.text('pages.yaml')).toBe(texts[0]);
  expect(list()).toEqual([
    ['Step 1', false],
    ['Step 2', true],
    ['Step 3', true],
  ]);
  // Steps keep their time.
  expect(Math.min(...session.listSteps().map(({ time }) => time))).toBe(first?.time);
  session.moveInHistory('redo', 2, 'Step 3');
  expect(session.text('pages.yaml')).toBe(texts[2]);
  // The list of another window is older.
  expect(() => session.moveInHistory('undo', 2, 'Step 1')).toThrow('Choose again');
  expect(session.text('pages.yaml')).toBe(texts[2]);
  expect(list()).toEqual([
    ['Step 1', false],
    ['Step 2', false],
    ['Step 3', false],
  ]);
});

test('remembers the last 500 requests', () => {
  for (let id = 0; id < 502; id++) session.addApplied(`request ${id}`);
  expect([...session.applied].slice(0, 1)).toEqual(['request 2']);
  expect(session.applied.size).toBe(500);
});

test('outlines a manifest without its sections, and counts the uses of its blocks', () => {
  session.replaceText(
    'pages.yaml',
    `site:
  locales:
    - "en"
  theme:
    use: end
blocks: # not "- use: end" here
  end: &end { type: cta, title: 'We use: end' }
pages:
  /:
    title: Home
    sections:
      - use: end # once

      # - use: end
      - { title: Or, use: 'end' }
      - type: prose
        use: end
    draft: true
  /about: { title: About, sections: [*end] }
`,
  );
  const { value, uses } = session.outline('pages.yaml');
  expect(value?.site).toEqual({ locales: ['en'], theme: { use: 'end' } });
  expect(value?.pages?.['/']).toEqual({ title: 'Home', sections: [], draft: true });
  expect(value?.pages?.['/about']).toMatchObject({ title: 'About' });
  expect(uses.get('end')).toBe(3);
});

test('a new file that is not on disk yet counts as changed only once it was there', async () => {
  session.replaceText('locales/de/pages.yaml', '/: { texts: [] }');
  expect(await session.readFromDisk('locales/de/pages.yaml')).toBe(false);
  await session.save();
  await rm(join(root, 'locales/de/pages.yaml'));
  expect(await session.readFromDisk('locales/de/pages.yaml')).toBe(true);
});
