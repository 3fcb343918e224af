import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureEndings } from '../../base/files/detectFormat.ts';
import { loadSite } from '../../schema/manifest/loadSite.ts';
import type { YamlFile } from '../../schema/yaml/YamlFile.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { editPictures } from '../_shared/pictures/index.ts';
import { shownEnding } from '../_shared/pictures/listFolderPictures.ts';
import { YamlText } from '../_shared/yamlEdits/index.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
const folder = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`public/images/trip/${name}`, picture]));
const site = (section: string) => ({
  'pages.yaml': `site: { name: Example, url: https://www.example.com, description: An example of a site }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - ${section}
`,
});
const gallery = site('{ type: gallery, title: Trip, items: { from: trip } }');
const check = (text: string, files: Record<string, string>, pages = gallery) =>
  checkFiles({ ...pages, 'data/trip.pictures.yaml': text, ...files });

test('the pictures of a folder are rows, in the order of their names', async () => {
  const { diagnostics, pages } = await check(
    'folder: /images/trip\npictures:\n  pier 10.svg: Ten\n  pier-2: { alt: Two, caption: Second }\n  2026-05-04 old-pier.svg: ""\n',
    folder('pier 10.svg', 'pier 2.svg', '2026-05-04 old-pier.svg'),
  );
  expect(diagnostics).toEqual([]);
  expect(pages[0]?.sections[1]).toHaveProperty('items', [
    { image: { src: '/images/trip/2026-05-04 old-pier.svg', alt: '' } },
    { image: { src: '/images/trip/pier 2.svg', alt: 'Two' }, caption: 'Second' },
    { image: { src: '/images/trip/pier 10.svg', alt: 'Ten' } },
  ]);
});

test('lists filter and sort pictures as other rows', async () => {
  const section = `type: cards
        title: Trip
        items:
          from: trip
          where: { tags: sea }
          sort: -date
          as: { title: "{{ it.name }}", image: { src: "{{ it.image.src }}", alt: "{{ it.image.alt }}" } }`;
  const { diagnostics, pages } = await check(
    'folder: /images/trip\npictures:\n  2026-05-04 a.svg: { alt: A, tags: [sea] }\n  2026-06-04 b.svg: { alt: B, tags: [sea] }\n  c.svg: C\n',
    folder('2026-05-04 a.svg', '2026-06-04 b.svg', 'c.svg'),
    site(section),
  );
  expect(diagnostics).toEqual([]);
  expect(pages[0]?.sections[1]).toMatchObject({ items: [{ title: 'B' }, { title: 'A' }] });
});

test.each([
  ['folder: /images/trip\n', 1, 'BW614', /a\.svg has no alternative text/],
  ['folder: /images/trip\npictures:\n  a.svg: {}\n', 3, 'BW614', /a\.svg has no alternative text/],
  ['folder: /images/tripp\n', 1, 'BW612', /no folder.*did you mean `\/images\/trip`/],
  ['folder: images/trip\n', 1, 'BW612', /begins with.*did you mean `\/images\/trip`/],
  ['folder: /public/images/trip\n', 1, 'BW612', /did you mean `\/images\/trip`/],
  ['folder: ../images\n', 1, 'BW612', /begins with/],
  ['folder: /../data\n', 1, 'BW612', /begins with/],
  ['folder: /\n', 1, 'BW612', /begins with/],
  ['folder: 12\n', 1, 'BW612', /begins with/],
  ['folder:\n', 1, 'BW612', /begins with/],
  ['- a\n', 1, 'BW612', /does not name the folder/],
  ['', 1, 'BW002', /empty/],
  ['foldr: /images/trip\n', 1, 'BW612', /does not name the folder/],
  ['folder: /images/trip\npicture: {}\n', 2, 'BW612', /did you mean `pictures`/],
  ['folder: /images/trip\npictures: [a]\n', 2, 'BW612', /must map/],
  ['folder: /images/trip\npictures:\n  a.svg: 12\n', 3, 'BW612', /needs a text/],
  ['folder: /images/trip\npictures:\n  a.svg:\n', 3, 'BW612', /needs a text/],
  ['folder: /images/trip\npictures:\n  a.svg: A\n  b.svg: B\n', 4, 'BW612', /no picture `b\.svg`/],
  ['folder: /images/trip\npictures:\n  a.svg: A\n  a: B\n', 4, 'BW612', /has a text already/],
  ['folder: /images/trip\npictures:\n  a.svg: { alt: A, captoin: B }\n', 3, 'BW012', /captoin/],
  ['folder: /images/trip\npictures:\n  a.svg: { alt: [] }\n', 3, 'BW010', /must be/],
])('%j is reported', async (text, line, code, message) => {
  const { diagnostics } = await check(text, folder('a.svg'));
  const found = diagnostics.find((one) => one.code === code);
  expect(found).toMatchObject({ file: 'data/trip.pictures.yaml', line });
  expect(`${found?.message} ${found?.hint}`).toMatch(message);
});

test.each([
  ['a.heic', /browsers do not show/],
  ['a.psd', /browsers do not show/],
  ['notes.txt', /it is no picture/],
  ['more/b.svg', /pictures of one folder/],
  ['a.png', /have the key of a\.png|have the key of a\.svg/],
])('%s in the folder is reported', async (name, message) => {
  const { diagnostics } = await check(
    'folder: /images/trip\npictures: { a.svg: A }\n',
    folder('a.svg', name),
  );
  expect(diagnostics.map((one) => one.message).join()).toMatch(message);
});

test('pictures have the endings that the rest of the product knows', () => {
  for (const ending of pictureEndings) expect(`a${ending}`).toMatch(shownEnding);
});

test('a folder without pictures is reported', async () => {
  const { diagnostics } = await check('folder: /images/trip\n', folder('a.txt'));
  expect(diagnostics.map((one) => one.message).join()).toMatch(/has no pictures/);
});

test('a picture that is added or removed changes the rows of a site that was read before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-pictures-'));
  try {
    const files = {
      ...gallery,
      ...folder('a.svg'),
      'data/trip.pictures.yaml': 'folder: /images/trip\n',
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(root, path, '..'), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const known = new Map<string, YamlFile>();
    const read = async () => (await loadSite(root, { known })).collections.get('trip');
    const first = await read();
    expect(await read()).toBe(first);
    await writeFile(join(root, 'public/images/trip/b.svg'), picture);
    expect((await read())?.keys).toEqual(['a', 'b']);
    await rm(join(root, 'public/images/trip/a.svg'));
    expect((await read())?.keys).toEqual(['b']);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test.each([
  ['# A\nfolder: /x # b\n', ['a', 'image', 'alt'], '# A\nfolder: /x # b\npictures:\n  a: New\n'],
  [
    'folder: /x\npictures:\n  # first\n  a.jpg: Old # c\n',
    ['a', 'image', 'alt'],
    'folder: /x\npictures:\n  # first\n  a.jpg: New # c\n',
  ],
  [
    'folder: /x\npictures:\n  a.jpg: { alt: Old }\n',
    ['a', 'image', 'alt'],
    'folder: /x\npictures:\n  a.jpg: { alt: New }\n',
  ],
])('the editor changes one line of %j', (text, path, after) => {
  const edit = { kind: 'set', path, value: 'New' } as const;
  expect(editPictures(new YamlText(text), edit).text).toBe(after);
});

test('the editor adds a column beside a text, and leaves pictures to the folder', () => {
  const text = new YamlText('folder: /x\npictures:\n  a.jpg: Old\n');
  const edited = editPictures(text, { kind: 'set', path: ['a', 'caption'], value: 'New' });
  expect(edited.value).toEqual({
    folder: '/x',
    pictures: { 'a.jpg': { alt: 'Old', caption: 'New' } },
  });
  expect(() => editPictures(text, { kind: 'remove', path: ['a'] })).toThrow(/come from the folder/);
});
