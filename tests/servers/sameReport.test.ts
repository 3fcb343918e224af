import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockwright, tryBlockwright } from '../builds/builds.ts';
import { startServer } from '../startServer.ts';

// Every command reports the same mistakes, with the same code, file and line.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-same-'));
  const root = join(folder, 'site');
  await mkdir(root);
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
      - { type: hero, headline: Hello, text: "See the [second page](/second)." }
      - { type: quiz, title: A quiz, items: [One, Two] }
  /second:
    title: A second page, with nothing of its own
    description: A page that shows nothing but a section type that the engine knows
    sections:
      - { type: hero, headline: The second page }
`,
  );
  await blockwright('new', 'section', 'quiz', '--root', root);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** File, text → the text that makes the mistake. */
type Mistake = [file: string, from: string | RegExp, to: string];

const cases: [name: string, mistakes: Mistake[], expected: RegExp[]][] = [
  [
    'code that cannot be used, and a link to a hidden page',
    [
      ['sections/quiz/style.ts', '`', '`\n  li:hover color: red; }\n'],
      ['sections/quiz/examples/basic.yaml', 'items:', 'itens:'],
      ['pages.yaml', '  /second:\n', '  /second:\n    draft: true\n'],
    ],
    [
      /^BW420 sections\/quiz\/style\.ts:\d+$/,
      /^BW175 sections\/quiz\/examples\/basic\.yaml:5$/,
      /^BW101 pages\.yaml:10$/,
    ],
  ],
  [
    'a view with a type error, and a heavy page',
    [
      ['sections/quiz/view.tsx', 'return (', 'section.shwon.includes(1);\n  return ('],
      ['pages.yaml', 'pages:', '  checks: { page-kilobytes: 1 }\npages:'],
    ],
    [/^BW062 sections\/quiz\/view\.tsx:\d+$/, /^BW126 pages\.yaml:\d+$/],
  ],
];

test.each(cases)('%s', async (name, mistakes, expected) => {
  const root = join(folder, name.replaceAll(' ', '-'));
  await cp(join(folder, 'site'), root, { recursive: true });
  for (const [file, from, to] of mistakes) {
    const text = await readFile(join(root, file), 'utf8');
    expect(text.replace(from, () => to)).not.toBe(text);
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(
      join(root, file),
      text.replace(from, () => to),
    );
  }
  const run = async (command: string) => {
    const { stdout } = await tryBlockwright(command, '--root', root, '--format', 'json');
    return list(JSON.parse(stdout).diagnostics);
  };
  const checked = await run('check');
  for (const pattern of expected) expect(checked).toContainEqual(expect.stringMatching(pattern));
  expect(await run('build')).toEqual(checked);
  const dev = await startServer('dev', { root });
  const printed = () =>
    list(
      [...dev.errors().matchAll(/^(\S+):(\d+):\d+ (?:error|warning)\[(BW\d+)\]/gm)].map(
        ([, file = '', line = '', code = '']) => ({ code, file, line }),
      ),
    );
  try {
    await fetch(dev.origin, { headers: { accept: 'text/html' } });
    await expect.poll(printed, patience).toEqual(checked);
  } finally {
    await dev.stop();
  }
  const edit = await startServer('edit', { root });
  const listed = async () => {
    const answer = await fetch(`${edit.origin}/_edit/api/state`);
    return list(((await answer.json()) as State).state.diagnostics);
  };
  try {
    await expect.poll(listed, patience).toEqual(checked);
  } finally {
    await edit.stop();
  }
});

interface State {
  state: { diagnostics: Place[] };
}

interface Place {
  code: string;
  file: string;
  line: number | string;
}

function list(diagnostics: Place[]): string[] {
  const places = diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`);
  return [...new Set(places)].toSorted();
}

const patience = { timeout: 60_000, interval: 200 };
