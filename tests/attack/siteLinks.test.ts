import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import { saveUpload } from '../../editor/server/media/saveUpload.ts';
import { readFunctionsSite } from '../../schema/check/readFunctionsSite.ts';
import { build, readFiles, runCommand } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { type RunningServer, startServer } from '../startServer.ts';

const secret = 'hush-4471';
let parent: string;
let root: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'blockwright-site-links-'));
  root = join(parent, 'site');
  for (const [path, text] of Object.entries(site)) await save(join(root, path), text);
  await runCommand('new', 'section', 'quiz', '--root', root);
  const built = await runCommand('build', '--root', root);
  expect(built).toEqual({ ...built, status: 0 });
  // So that every file of the site has something to steal where its content goes to.
  await cp(root, join(parent, 'outside'), { recursive: true });
  for (const path of [...Object.keys(site), ...sectionFiles]) {
    const file = join(parent, 'outside', path);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/Harmless/gi, secret));
  }
});
afterAll(() => rm(parent, { recursive: true, force: true }));

describe('a link out of the site', () => {
  let dev: RunningServer;
  beforeAll(async () => {
    dev = await startServer('dev', { root });
  });
  afterAll(() => dev.stop());

  test.each(isLongRun ? listPlaces() : samplePlaces)(
    '%s is neither read nor written',
    async (path) => {
      const before = await readFiles(root);
      await withLink(path, async () => {
        // A build checks the site first, as `check` does.
        const built = await runCommand('build', '--root', root);
        expect(`${built.stdout}${built.stderr}`).toMatch(/is\s+a\s+(?:symbolic\s+)?link\s+to\s/);
        const texts = [built.stdout, built.stderr];
        expect(built.status).toBe(1);
        expect(await readFiles(root)).toEqual(before);

        expect(dev.isRunning(), dev.errors()).toBe(true);
        for (const address of ['/', '/posts/a', '/logo.svg', '/more', '/_gallery'])
          texts.push(await (await fetch(dev.origin + address)).text());

        const session = await DraftSession.open(root);
        texts.push(...session.files.map((file) => session.text(file)));
        for (const file of session.files) session.replaceText(file, `${session.text(file)}# new\n`);
        await session.disk.save();
        await session.disk.readFile(path);
        texts.push(...session.files.map((file) => session.text(file)));

        texts.push(JSON.stringify(await readFunctionsSite(root)));
        expect(texts.filter((text) => text.includes(secret))).toEqual([]);
      });
    },
  );

  test('receives no upload', async () => {
    await withLink('public', async () => {
      const drawing = Buffer.from(site['public/logo.svg']);
      await expect(saveUpload(root, 'new.svg', drawing)).rejects.toThrow('not part of the site');
    });
  });
});

test('a link to another place in the site is read and written', async () => {
  const { 'data/cities.yaml': cities } = site;
  await save(join(root, 'shared/cities.yaml'), cities);
  await rm(join(root, 'data/cities.yaml'));
  await symlink('../shared/cities.yaml', join(root, 'data/cities.yaml'));
  await build(root);
  const session = await DraftSession.open(root);
  session.replaceText('data/cities.yaml', cities.replace('Harmless city', 'Town'));
  await session.disk.save();
  expect(await readFile(join(root, 'shared/cities.yaml'), 'utf8')).toContain('Town');
});

describe('a link in the place of the caches', () => {
  const commands = [
    'check',
    'build',
    'build --no-cache',
    'schema',
    'submissions',
    'dev --port 0',
    'edit --port 0 --no-open',
  ];

  test.each(commands)('is neither read nor written by `%s`', async (command) => {
    const [caches, aside] = [join(root, '.blockwright'), join(parent, 'aside')];
    const outside = join(parent, 'outside', '.blockwright');
    await rename(caches, aside);
    await symlink(outside, caches);
    const before = await readdir(outside, { recursive: true });
    try {
      const run = promisify(execFile)('node', [
        'cli/bin.mjs',
        ...command.split(' '),
        '--root',
        root,
      ]);
      await expect(run).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('.blockwright is a symbolic link'),
      });
      expect(await readdir(outside, { recursive: true })).toEqual(before);
    } finally {
      await rm(caches);
      await rename(aside, caches);
    }
  });

  test('is refused next to an output', async () => {
    const out = join(parent, 'elsewhere');
    await mkdir(join(parent, 'mine/client/draft'), { recursive: true });
    await mkdir(out);
    await symlink('../mine', join(out, '.blockwright'));
    const built = await runCommand('build', '--root', root, '--out', out);
    expect(built).toMatchObject({ status: 1, stderr: expect.stringContaining('symbolic link') });
    expect(await readdir(join(parent, 'mine/client'))).toEqual(['draft']);
  });
});

/** A place for each way in which the site is read. */
const samplePlaces = [
  'pages.yaml',
  'pages',
  'data/cities.yaml',
  'data/posts.schema.yaml',
  'data/posts/a.md',
  'data/forms',
  'public/logo.svg',
  'sections/quiz/view.tsx',
  'theme.css',
  'words.yaml',
];

/** Files of each kind, and the folders above them. */
function listPlaces(): string[] {
  const files = [...Object.keys(site), ...sectionFiles];
  const folders = files.map((file) => dirname(file)).filter((folder) => folder !== '.');
  return [...files, ...new Set([...folders, 'sections'])].sort();
}

/** Puts a link to the same file or folder outside in the place of one while a test runs. */
async function withLink(path: string, run: () => Promise<void>): Promise<void> {
  const [place, aside] = [join(root, path), join(parent, 'aside')];
  const [before, outside] = [await readAll(root), await readAll(join(parent, 'outside'))];
  await rename(place, aside);
  await symlink(join(parent, 'outside', path), place);
  try {
    await run();
    expect(await readAll(join(parent, 'outside'))).toEqual(outside);
  } finally {
    await rm(place);
    await rename(aside, place);
    // Only what has changed, because `dev` processes every file that is written.
    for (const [file, text] of before)
      if ((await readFile(join(root, file), 'utf8')) !== text) await save(join(root, file), text);
  }
}

/** Returns the content of the files of a copy of the site. */
async function readAll(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of [...Object.keys(site), ...sectionFiles])
    files.set(file, await readFile(join(folder, file), 'utf8'));
  return files;
}

async function save(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const sectionFiles = ['schema.ts', 'view.tsx', 'style.ts', 'examples/basic.yaml'].map(
  (name) => `sections/quiz/${name}`,
);

const site = {
  'pages.yaml': `site:
  name: Harmless
  url: https://www.example.com
  locale: en-GB
  description: A harmless site
  logo: { src: /logo.svg, alt: Harmless }
  theme: { fonts: { text: { family: Harmless, file: /fonts/text.woff2 } } }
blocks: {}
pages:
  /:
    title: A harmless site with a file of each kind
    description: A page that shows in a few words what the harmless site is about
    with: { city: cities.a }
    sections:
      - { type: hero, headline: "Hello {{ city.name }}", image: { src: /logo.svg, alt: Harmless } }
      - { type: form, form: lead }
  /posts/{{ post.key }}:
    each: { post: posts }
    title: "A harmless post about {{ post.title }}"
    description: "A page that shows in a few words what {{ post.title }} is about"
    sections:
      - { type: hero, headline: "{{ post.title }}" }
      - { type: prose, text: "{{ post.body }}" }
`,
  'pages/more.yaml': `pages:
  /more:
    title: Another harmless page of the site
    description: A page that shows in a few words what more harmless things there are
    sections:
      - { type: hero, headline: Harmless }
`,
  'data/cities.yaml': 'a: { name: Harmless city }\n',
  'data/cities.schema.yaml':
    'type: object\ndescription: Harmless\nproperties: { name: { type: string } }\n',
  'data/posts.schema.yaml':
    'type: object\nproperties: { title: { type: string }, body: { type: string } }\n',
  'data/posts/a.md': '---\ntitle: Harmless\n---\nA harmless text.\n',
  'data/forms/lead.yaml': `title: Harmless
groups:
  - fields:
      - { name: email, kind: email, label: Harmless, required: true }
submit: Send
success: { title: Harmless, text: Thank you }
`,
  'words.yaml': 'en:\n  dialog:\n    close: Harmless\n',
  'theme.css': '.harmless { color: red; }\n',
  'public/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><title>Harmless</title><path d="M0 0h90v90z"/></svg>',
  'public/fonts/text.woff2': 'harmless',
};
