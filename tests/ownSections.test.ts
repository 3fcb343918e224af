import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockwright, build, tryBlockwright } from './builds/builds.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-own-'));
  await writeFile(
    join(root, 'pages.yaml'),
    `site:
  name: Example
  url: https://www.example.com
  description: A site with section types of its own
pages:
  /:
    title: A site with section types of its own
    description: A page that shows a section type that the engine does not know
    sections:
      - { type: hero, headline: Hello }
      - { type: quiz, title: A quiz, items: [One, Two] }
`,
  );
  await blockwright('new', 'section', 'quiz', '--island', '--root', root);
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

const file = (name: string) => join(root, 'sections/quiz', name);

async function check() {
  const { stdout, stderr } = await tryBlockwright('check', '--root', root, '--format', 'json');
  expect(stderr).not.toMatch(/\n\s+at /);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; file: string; line: number; message: string }[];
  };
  return diagnostics.map(({ code, file: path, line }) => `${code} ${path}:${line}`);
}

test('a section type of the site is built with its styles and its island', async () => {
  await build(root);
  const html = await readFile(join(root, 'dist/client/index.html'), 'utf8');
  expect(html).toContain('data-island="quiz"');
  expect(html).toContain('.quiz-List{');
  expect(html).toMatch(/island-quiz\.[\w-]+\.js/);
});

test('editors complete its keys', async () => {
  await blockwright('schema', '--root', root);
  const schema = await readFile(join(root, '.blockwright/schema/pages.schema.json'), 'utf8');
  expect(schema).toContain('"quiz"');
});

test('its keys are checked', async () => {
  const manifest = join(root, 'pages.yaml');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('items: [One', 'itens: [One'));
  expect(await check()).toContain('BW012 pages.yaml:11');
  await writeFile(manifest, text);
  expect(await check()).toEqual([]);
});

test('code that cannot be compiled is an error at its line', async () => {
  const text = await readFile(file('view.tsx'), 'utf8');
  await writeFile(file('view.tsx'), text.replace('<List>', '<List'));
  expect(await check()).toEqual(['BW068 sections/quiz/view.tsx:11']);
  await writeFile(file('view.tsx'), text);
});

test('code that throws and files that are missing are errors at their file', async () => {
  const text = await readFile(file('schema.ts'), 'utf8');
  await appendFile(file('schema.ts'), "throw new Error('No');\n");
  expect(await check()).toEqual(['BW068 sections/quiz/schema.ts:1']);
  await writeFile(file('schema.ts'), text);
  await rename(file('example.yaml'), file('example.txt'));
  expect(await check()).toEqual(['BW068 sections/quiz/example.yaml:1']);
  await rename(file('example.txt'), file('example.yaml'));
});

test('a built-in type is replaced only by a folder that says so', async () => {
  const hero = join(root, 'sections/hero');
  await rename(join(root, 'sections/quiz'), hero);
  expect(await check()).toContain('BW069 sections/hero/schema.ts:1');
  await writeFile(join(hero, 'section.yaml'), 'replaces: hero\n');
  const schema = await readFile(join(hero, 'schema.ts'), 'utf8');
  await writeFile(join(hero, 'schema.ts'), schema.replace("section('quiz'", "section('hero'"));
  const manifest = join(root, 'pages.yaml');
  const text = await readFile(manifest, 'utf8');
  const section = '      - { type: hero, title: A quiz, items: [One, Two] }';
  await writeFile(manifest, text.replace(/ {6}- \{ type: hero[\s\S]*$/, `${section}\n`));
  expect(await check()).toEqual([]);
});
