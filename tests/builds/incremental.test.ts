import { execFile } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editRow, removePage } from '../bench/sites/edits.ts';
import { writeSite } from '../bench/sites/writeSite.ts';
import { isLongRun } from '../isLongRun.ts';
import { copyReferenceSite } from '../referenceSite.ts';
import {
  blockwright,
  build,
  buildLikeCold,
  coldBuild,
  contents,
  pagesPath,
  prepareBuild,
  readFiles,
  replace,
} from './builds.ts';

const execute = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-incremental-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a build after a change', () => {
  test('produces the bytes of a cold build after any kind of edit', async () => {
    const root = join(folder, 'own');
    copyReferenceSite(root);
    await prepareBuild(root);
    for (const [index, [name, edit]] of Object.entries(ownEdits).entries()) {
      await edit(root);
      // A sample compares after every fourth edit: a page that one before left stale stays stale.
      if (isLongRun || index % 4 === 0) await buildLikeCold(root, name);
      else await build(root);
    }
  }, 3_600_000);

  test('produces the bytes of a cold build when pages are generated from rows', async () => {
    const { root } = await writeSite(join(folder, 'each'), { pages: 160, form: 'each' });
    await addArticles(root);
    await prepareBuild(root);
    const article = 'data/articles/hills.md';
    await replace(root, article, 'six', 'seven');
    expect(await buildLikeCold(root)).toContain('(1 rendered,');
    await replace(root, article, 'title:', 'draft: true\ntitle:');
    const [service] = Object.keys(await getRows(root, 'services'));
    const [, city] = Object.keys(await getRows(root, 'cities'));
    await editRow(root, 'services', service as string, 'patience');
    expect(await build(root)).toMatch(/\(\d+ rendered,/);
    await editRow(root, 'cities', city as string, 'harbours');
    await buildLikeCold(root);
  });

  test('renders exactly the pages whose lists show a changed row', async () => {
    const root = join(folder, 'lists');
    for (const [path, text] of Object.entries(siteWithLists)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    await prepareBuild(root);
    // Nothing but the page of the row shows the text.
    await replace(root, 'data/articles.yaml', 'Text of 2', 'Other text');
    expect(await build(root)).toContain('(1 rendered,');
    // The home page and the page before show the title, and so does the page of the row.
    await replace(root, 'data/articles.yaml', 'Title 2', 'Other title');
    expect(await buildLikeCold(root)).toContain('(3 rendered,');
    // Article 3 replaces article 1 on the home page; their own pages do not show it.
    await replace(
      root,
      'data/articles.yaml',
      /(title: Title 3.*)featured: false/,
      '$1featured: true',
    );
    expect(await buildLikeCold(root)).toMatch(/\([12] rendered,/);
  });
});

/** Adds a collection of Markdown files with a page for each. */
async function addArticles(root: string): Promise<void> {
  await mkdir(join(root, 'data/articles'), { recursive: true });
  const schema = 'type: object\nproperties: { title: { type: string } }\n';
  await writeFile(join(root, 'data/articles.schema.yaml'), schema);
  for (const [name, title] of [
    ['hills', 'A walk in the hills'],
    ['sea', 'A day at the sea'],
  ])
    await writeFile(
      join(root, 'data/articles', `${name}.md`),
      `---\ntitle: ${title}\n---\n\nWe start at six.\n`,
    );
  await mkdir(join(root, 'pages'), { recursive: true });
  await writeFile(
    join(root, 'pages/articles.yaml'),
    `pages:
  "/articles/{{ article.key }}":
    each: { article: articles }
    title: "{{ article.title }}, an article of this site"
    description: "{{ article.title }}, told in a few words that say what it is about."
    sections:
      - { type: hero, headline: "{{ article.title }}" }
      - { type: prose, text: "{{ article.body }}" }
`,
  );
}

describe('a damaged output', () => {
  test('is repaired', async () => {
    const { root, routes } = await writeSite(join(folder, 'damaged'), {
      pages: 12,
      form: 'written',
    });
    await prepareBuild(root);
    const complete = await readFiles(root);
    const page = (route: string | undefined) =>
      join(root, 'dist/client', route ?? '', 'index.html');
    await unlink(page(routes[3]));
    await truncate(page(routes[4]), 100);
    await writeFile(join(root, 'dist/client/robots.txt'), 'Disallow: /');
    await build(root);
    expect(await readFiles(root)).toEqual(complete);
    await rm(join(root, 'dist'), { recursive: true });
    await build(root);
    expect(await readFiles(root)).toEqual(complete);
  });

  test('loses the drafts of a killed build', async () => {
    const { root } = await writeSite(join(folder, 'killed'), { pages: 6, form: 'written' });
    await prepareBuild(root);
    const complete = await readFiles(root);
    const state = join(root, 'dist/.blockwright/client');
    await mkdir(join(state, 'draft'));
    await writeFile(join(state, 'draft/index.html'), 'half a page');
    await build(root);
    expect(await readFiles(root)).toEqual(complete);
    expect(await readdir(state)).toEqual(['written.json']);
    expect(await build(root)).toContain('(0 rendered,');
  });

  test('replaces files by folders, and folders by files', async () => {
    const { root } = await writeSite(join(folder, 'places'), { pages: 6, form: 'written' });
    await mkdir(join(root, 'public/notes'), { recursive: true });
    await writeFile(join(root, 'public/notes/first.txt'), 'a note in a folder');
    await writeFile(join(root, 'public/offers'), 'a file called as a page will be');
    await prepareBuild(root);
    await rm(join(root, 'public'), { recursive: true });
    await mkdir(join(root, 'public'));
    await writeFile(join(root, 'public/notes'), 'all notes');
    const page = await readFile(join(root, 'pages/0001.yaml'), 'utf8');
    const entry = /^ {2}"?\/.*:\n(?: {3,}.*\n|\n)*/m.exec(page)?.[0] ?? '';
    await writeFile(
      join(root, 'pages/offers.yaml'),
      `pages:\n${entry.replace(/^.*$/m, '  /offers/winter:').replace(/^( {4}title: ).*$/m, '$1Offers for the winter')}`,
    );
    await build(root);
    const files = await readFiles(root);
    expect(files['offers/winter/index.html']).toContain('Offers for the winter');
    expect(files.notes).toBe('all notes');
    expect(files).toEqual(await coldBuild(root));
  });

  test('contains the files that links in public/ lead to', async () => {
    const { root } = await writeSite(join(folder, 'links'), { pages: 6, form: 'written' });
    await mkdir(join(root, 'public'), { recursive: true });
    await writeFile(join(root, 'public/conditions.txt'), 'by hand');
    await symlink('conditions.txt', join(root, 'public/terms.txt'));
    await symlink('nowhere.txt', join(root, 'public/lost.txt'));
    await prepareBuild(root);
    const files = await readFiles(root);
    expect(files['terms.txt']).toBe('by hand');
    expect(files['lost.txt']).toBeUndefined();
  });

  test('gets the date of a later commit', async () => {
    const { root } = await writeSite(join(folder, 'days'), { pages: 6, form: 'written' });
    await prepareBuild(root);
    expect((await readFiles(root))['sitemap.xml']).not.toContain('lastmod');
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    await execute('git', ['init', '-q'], { cwd: root });
    await execute('git', ['add', 'pages.yaml', 'pages'], { cwd: root });
    const date = { ...process.env, GIT_AUTHOR_DATE: '2026-01-02T12:00:00Z' };
    await execute('git', [...author, 'commit', '-qm', 'pages'], { cwd: root, env: date });
    await build(root);
    expect((await readFiles(root))['sitemap.xml']).toContain('<lastmod>2026-01-02</lastmod>');
  });

  test('is repaired when the build cache is damaged', async () => {
    const { root } = await writeSite(join(folder, 'store'), { pages: 6, form: 'written' });
    await prepareBuild(root);
    const complete = await readFiles(root);
    await writeFile(join(root, 'dist/client/stray.html'), 'by hand');
    for (const text of ['', 'not JSON', '{"code":"another"}\n{}']) {
      await writeFile(pagesPath(root), text);
      await build(root);
      expect(await readFiles(root), text).toEqual({ ...complete, 'stray.html': 'by hand' });
    }
  });

  test('stays unchanged when the site has errors', async () => {
    const { root, routes } = await writeSite(join(folder, 'errors'), { pages: 6, form: 'written' });
    await prepareBuild(root);
    const complete = await readFiles(root);
    const manifest = await readFile(join(root, 'pages/0001.yaml'), 'utf8');
    await writeFile(join(root, 'pages/0001.yaml'), manifest.replace('headline:', 'haedline:'));
    await expect(build(root)).rejects.toThrow();
    expect(await readFiles(root)).toEqual(complete);
    await writeFile(join(root, 'pages/0001.yaml'), manifest);
    await removePage(root, routes[5] as string);
    await build(root).catch(() => {});
    expect(Object.keys(await readFiles(root)).some((name) => name.endsWith('.new'))).toBe(false);
  });
});

describe('the shards of a site', () => {
  test('merge into exactly the complete site, with its warnings', async () => {
    const { root, routes } = await writeSite(join(folder, 'shards'), { pages: 25, form: 'warned' });
    const drawing = join(root, 'public', 'drawing.svg');
    await mkdir(join(root, 'public'), { recursive: true });
    await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    const image = 'image: { src: /drawing.svg, alt: A square }';
    const quote = `      - { type: quote, text: It works., ${image} }\n`;
    await replace(root, 'pages/0001.yaml', /$/, quote);
    await prepareBuild(root);
    const complete = await readFiles(root);
    const shards = [1, 2, 3].map((number) => join(folder, `shard-${number}`));
    for (const [index, out] of shards.entries()) {
      // On other machines the same files have other times.
      await utimes(drawing, index + 1, index + 1);
      await blockwright('build', '--root', root, '--shard', `${index + 1}/3`, '--out', out);
    }
    const out = join(folder, 'merged');
    const reports = ['check', 'merge'].map((name) => join(folder, `${name}.json`));
    await blockwright('check', '--root', root, '--format', `json=${reports[0]}`);
    const toMerge = [...shards, '--root', root, '--out', out];
    await blockwright('merge', ...toMerge, '--format', `json=${reports[1]}`);
    expect(await contents(join(out, 'client'))).toEqual(complete);
    const [checked, merged] = await Promise.all(
      reports.map(async (path) => JSON.parse(await readFile(path, 'utf8')).diagnostics),
    );
    expect(checked.length).toBeGreaterThan(25);
    expect(merged).toEqual(checked);
    await expect(
      blockwright('merge', ...shards.slice(1), '--root', root, '--out', out),
    ).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Shard 1 of 3') });

    // The merge knows the address of its shards, and refuses shards of different ones.
    const staging = ['--url', 'https://staging.example.com', '--preview'];
    const one = join(folder, 'one');
    await prepareBuild(root, ...staging);
    await blockwright('build', '--root', root, '--shard', '1/1', '--out', one, ...staging);
    await blockwright('merge', one, '--root', root, '--out', join(folder, 'staging'));
    expect(await contents(join(folder, 'staging/client'))).toEqual(await readFiles(root));
    await blockwright('build', '--root', root, '--shard', '2/3', '--out', one, ...staging);
    const [first = '', , third = ''] = shards;
    await expect(
      blockwright('merge', first, one, third, '--root', root, '--out', out),
    ).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('different address') });

    // A shard does not know the other pages: only the merge finds a dead link.
    await replace(root, 'pages/0001.yaml', `to: ${routes[0]}\n`, 'to: /nowhere\n');
    await expect(blockwright('merge', ...toMerge)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('a different version of the site'),
    });
    const shard = join(folder, 'shard');
    await blockwright('build', '--root', root, '--shard', '1/1', '--out', shard);
    await expect(blockwright('merge', shard, '--root', root, '--out', out)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('/nowhere'),
    });
    expect(await contents(join(out, 'client'))).toEqual(complete);
  });
});

/** A site with articles. The home page lists two articles, and each page the next article. */
const siteWithLists = {
  'data/articles.schema.yaml': `type: object
additionalProperties: false
required: [title, text, date, featured]
properties:
  title: { type: string, description: Title. }
  text: { type: string, description: Text. }
  date: { type: string, format: date, description: Day. }
  featured: { type: boolean, description: Whether the home page lists it. }
`,
  'data/articles.yaml': [1, 2, 3, 4]
    .map(
      (n) =>
        `a${n}: { title: Title ${n}, text: Text of ${n}, date: 2026-01-0${n}, featured: ${n < 3} }\n`,
    )
    .join(''),
  'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - type: links
        items:
          from: articles
          where: { featured: true }
          sort: -date
          limit: 2
          as: { label: "{{ it.title }}", to: "/blog/{{ it.key }}" }
  /blog/{{ article.key }}:
    each: { article: { from: articles, sort: date } }
    title: "{{ article.title }}"
    breadcrumb: Article
    description: "A page that shows in a few words what is special: {{ article.text }}"
    sections:
      - { type: hero, headline: "{{ article.title }}", text: "{{ article.text }}" }
      - type: links
        items:
          from: article.next
          optional: true
          as: { label: "{{ it.title }}", to: "/blog/{{ it.key }}" }
`,
};

/** Edits that cause no error. */
const ownEdits: Record<string, (root: string) => Promise<void>> = {
  'a word of a page': (root) => replace(root, 'pages.yaml', 'headline: ', 'headline: New '),
  'a column of a row': (root) => replace(root, 'data/cities.yaml', /roi: .*/, 'roi: 310%'),
  'the name of the company': (root) =>
    replace(root, 'pages.yaml', /^ {2}name: (.+)$/m, '  name: $1 Ltd'),
  'a block': async (root) => {
    const text = await readFile(join(root, 'pages.yaml'), 'utf8');
    const at = text.indexOf('\nblocks:');
    const changed = text.slice(at).replace(/^( +title: )(\w+)/m, '$1Still $2');
    await writeFile(join(root, 'pages.yaml'), text.slice(0, at) + changed);
  },
  'a form': (root) => replace(root, 'data/forms/lead.yaml', /title: /, 'title: Now '),
  'the label of a page in breadcrumbs': (root) =>
    replace(root, 'pages.yaml', /^ {4}breadcrumb: (.+)$/m, '    breadcrumb: $1 Us'),
  'a public file': async (root) => {
    await mkdir(join(root, 'public/downloads'), { recursive: true });
    await writeFile(join(root, 'public/downloads/prices.txt'), 'on request');
  },
  'an anchor, so that the file is parsed unsplit': (root) =>
    replace(root, 'pages.yaml', /^ {2}email: (.+)$/m, '  email: &mail $1'),
  'no anchor again': (root) => replace(root, 'pages.yaml', '&mail ', ''),
};

async function getRows(root: string, collection: string): Promise<Record<string, true>> {
  const text = await readFile(join(root, `data/${collection}.yaml`), 'utf8');
  return Object.fromEntries([...text.matchAll(/^([\w-]+):$/gm)].map(([, key]) => [key, true]));
}
