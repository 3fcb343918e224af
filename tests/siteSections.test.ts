import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViteConfig } from '../code/createViteConfig.ts';
import { findOwnSections } from '../code/siteSections/SiteSection.ts';
import { blockwright, build, tryBlockwright } from './builds/builds.ts';
import { startServer } from './startServer.ts';

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

/** Replaces a file of the section while a test runs. */
async function withFile(name: string, text: string | Buffer, run: () => Promise<void>) {
  const before = await readFile(file(name), 'utf8').catch(() => undefined);
  await writeFile(file(name), text);
  try {
    await run();
  } finally {
    if (before === undefined) await rm(file(name));
    else await writeFile(file(name), before);
  }
}

/** Copies the section type `quiz` to one that is named as its folder. */
async function copySection(folder: string) {
  await cp(join(root, 'sections/quiz'), folder, { recursive: true });
  for (const name of ['schema.ts', 'view.tsx', 'examples/basic.yaml']) {
    const path = join(folder, name);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('quiz', basename(folder)));
  }
}

/** Creates a package with the section type `poll`. */
async function addPoll(folder: string) {
  await copySection(join(folder, 'sections/poll'));
  await writePackage(folder);
}

/** Writes the package.json of a package that adds to the site, and names it among its dependencies. */
async function writePackage(folder: string) {
  const name = '@acme/sections';
  await writeFile(
    join(folder, 'package.json'),
    `{ "name": "${name}", "blockwright": { "feature": "." } }`,
  );
  await writeFile(join(root, 'package.json'), `{ "dependencies": { "${name}": "1.0.0" } }`);
}

const throwing = "throw new Error('At load');\n";

/** After the first edit Vite loads all sources, which takes long on a busy machine. */
const patience = { timeout: 60_000, interval: 100 };

/** Expects a list with an item to have a class with a rule; a build shortens the names of classes. */
function expectStyledList(html: string, item: string) {
  const [, name] = new RegExp(`<ul class="(\\w+)"><li>${item}`).exec(html) ?? [];
  expect(name).toBeTruthy();
  expect(html).toContain(`.${name}{`);
}

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
  expectStyledList(html, 'One</li><li>Two');
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
});

test('an ejected built-in type takes the place of the original', async () => {
  await blockwright('eject', 'section', 'hero', '--root', root);
  const again = await tryBlockwright('eject', 'section', 'hero', '--root', root);
  expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('already exists')]);
  const view = join(root, 'sections/hero/view.tsx');
  const code = await readFile(view, 'utf8');
  expect(code).toContain("from 'blockwright/sections/_shared/");
  expect(await check()).toEqual([]);
  await appendFile(view, throwing);
  const found = await check();
  await rm(join(root, 'sections/hero'), { recursive: true });
  expect(found).toContain(`BW068 sections/hero/view.tsx:${code.split('\n').length}`);
  const unknown = await tryBlockwright('eject', 'section', 'heroe', '--root', root);
  expect(unknown.stderr).toContain('Did you mean "hero"?');
});

test('code that cannot be compiled is an error at its line', async () => {
  const text = await readFile(file('view.tsx'), 'utf8');
  await writeFile(file('view.tsx'), text.replace('<List>', '<List'));
  expect(await check()).toEqual(['BW068 sections/quiz/view.tsx:11']);
  await writeFile(file('view.tsx'), text);
});

test.each([
  ['a syntax error', 'island.tsx', (text: string) => text.replace('return (', 'return (('), 11],
  ['a missing file', 'island.tsx', (text: string) => `\nimport './no.ts';\n${text}`, 2],
  ['a missing export', 'island.tsx', (text: string) => text.replace('default ', ''), 1],
  ['a missing package', 'check.ts', () => "// One\n\nimport 'no-package';\n", 3],
  ['JSON that ends too early', 'words.json', () => '{\n  "a": ', 2],
  ['bytes that are no text', 'words.ts', () => Buffer.from([0xff, 0xfe, 0]), 1],
])(
  '%s is an error at its line, even in a file that the view does not import',
  async (_, name, change, line) => {
    const view = await readFile(file('view.tsx'), 'utf8');
    const text = await readFile(file(name), 'utf8').catch(() => '');
    const bare = view.replace(/^import QuizIsland.*\n/m, '').replace(/<Island[\s\S]*?\/>/, '');
    await withFile('view.tsx', bare, () =>
      withFile(name, change(text), async () => {
        expect(await check()).toEqual([`BW068 sections/quiz/${name}:${line}`]);
      }),
    );
  },
);

test('files that are missing, or folders, are errors', async () => {
  await rename(file('view.tsx'), file('view.txt'));
  await rename(file('island.tsx'), file('island.txt'));
  await mkdir(file('island.tsx'));
  const places = ['island.tsx:1', 'view.tsx:1'];
  expect(await check()).toEqual(places.map((place) => `BW068 sections/quiz/${place}`));
  await rm(file('island.tsx'), { recursive: true });
  await rename(file('island.txt'), file('island.tsx'));
  await rename(file('view.txt'), file('view.tsx'));
});

test('one check names the line of each mistake in the code of several sections', async () => {
  const day = "day: Type.Optional(Type.String({ format: 'momnt' })),\n  ";
  const mistakes: [type: string, name: string, change: (text: string) => string, place: string][] =
    [
      ['checked', 'check.ts', () => 'export const chek = () => [];\n', 'check.ts:1'],
      ['dated', 'schema.ts', (text) => text.replace('...sectionHeader', `${day}$&`), 'schema.ts:5'],
      [
        'painted',
        'style.ts',
        (text) => text.replace('`', '`\n  color: ${() => "red"};'),
        'style.ts:3',
      ],
      ['silent', 'jsonld.ts', () => "\nthrow 'No';\nexport default () => [];\n", 'schema.ts:1'],
      [
        'styled',
        'style.ts',
        (text) => text.replace('`', '`\n  li:hover color: red; }'),
        'style.ts:4',
      ],
      ['thrown', 'schema.ts', (text) => `${text}throw new Error('No');\n`, 'schema.ts:11'],
    ];
  const folders = mistakes.map(([type]) => join(root, 'sections', type));
  try {
    for (const [type, name, change] of mistakes) {
      const folder = join(root, 'sections', type);
      await copySection(folder);
      const text = await readFile(join(folder, name), 'utf8').catch(() => '');
      await writeFile(join(folder, name), change(text));
    }
    const { stdout } = await tryBlockwright('check', '--root', root, '--format', 'json');
    expect(JSON.parse(stdout).diagnostics).toMatchObject(
      mistakes.map(([type, , , place]) => ({
        code: type === 'styled' ? 'BW420' : 'BW068',
        file: `sections/${type}/${place.split(':')[0]}`,
        line: Number(place.split(':')[1]),
        ...(type === 'dated' && { column: 45, hint: 'did you mean "moment"?' }),
      })),
    );
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true });
  }
});

test('own functions that cannot be used are errors at their line, until they are corrected', async () => {
  const folder = join(root, 'functions');
  const write = async (name: string, code: string) => {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'handler.ts'), code);
  };
  const valid =
    "import { createEndpoint } from '@blockwright/forms';\nexport default createEndpoint;\n";
  const broken: Record<string, [code: string, line: number]> = {
    alike: [valid.replaceAll('createEndpoint', 'nothing'), 1],
    missing: [`import './missing.ts';\n${valid}`, 1],
    named: [valid.replace('default', 'const wrong ='), 1],
    silent: [valid.replace('export default createEndpoint', ''), 1],
    tell: [`\nconst of = {;\n${valid}`, 2],
  };
  try {
    for (const [name, [code]] of Object.entries(broken)) await write(name, code);
    const places = Object.entries(broken).map(([name, [, line]]) => `${name}/handler.ts:${line}`);
    expect((await check()).toSorted()).toEqual(places.map((place) => `BW532 functions/${place}`));
    const { status, stdout, stderr } = await tryBlockwright('build', '--root', root);
    expect([status, stderr]).toEqual([1, '']);
    for (const place of places) expect(stdout).toContain(`functions/${place}:`);
    for (const name of Object.keys(broken)) await write(name, valid);
    expect(await check()).toEqual([]);
    await rename(join(folder, 'tell'), join(folder, 'submit-form'));
    expect(await check()).toEqual(['BW532 functions:1']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('presets that cannot be offered are warnings at their line, and stop no build', async () => {
  const text = await readFile(file('examples/basic.yaml'), 'utf8');
  const body = text.slice(text.indexOf('---'));
  const bare = join(root, 'sections/bare');
  try {
    await copySection(bare);
    await rm(join(bare, 'examples'), { recursive: true });
    await withFile('examples/basic.yaml', body, async () => {
      await withFile('examples/more.yaml', text.replace('items:', 'itens:'), async () => {
        const places = [
          'bare/schema.ts:1',
          'quiz/examples/basic.yaml:1',
          'quiz/examples/more.yaml:5',
        ];
        const expected = places.map((place) => `BW175 sections/${place}`);
        expect((await check()).toSorted()).toEqual(expected);
        // The code is the same, so its bundles are, too.
        const { status, stdout } = await tryBlockwright('build', '--root', root);
        expect(status).toBe(0);
        expect(stdout).toContain('sections/bare/schema.ts:1:1 warning[BW175]');
      });
    });
  } finally {
    await rm(bare, { recursive: true });
  }
});

test('a view that throws is an error at its file, which names the section', async () => {
  const text = await readFile(file('view.tsx'), 'utf8');
  const throwing = 'if (section.title) throw new Error("No title, please");\n  return (';
  await withFile('view.tsx', text.replace('return (', throwing), async () => {
    const { status, stdout, stderr } = await tryBlockwright('build', '--root', root);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toContain('sections/quiz/view.tsx:8:28 error[BW062]');
    expect(stdout).toContain('The section type "quiz" fails: No title, please.');
    expect(stdout).toContain('→ pages.yaml:11:11');
  });
});

test('one check reports the errors of pages and of rendered pages, as build does', async () => {
  const manifest = join(root, 'pages.yaml');
  const text = await readFile(manifest, 'utf8');
  const organization = '  organization: { "@type": MedicalClinic }\npages:';
  const second = `  /second:
    title: A second page
    description: A page with an error of its own, which does not hide the others of the site
    sections:
      - { type: hero, headline: Hello, txet: Oops }
`;
  await writeFile(manifest, text.replace('pages:', organization) + second);
  const expected = ['BW203 pages.yaml:5', 'BW012 pages.yaml:17'];
  expect(await check()).toEqual(expected);
  expect(await check()).toEqual(expected);
  const { status, stdout } = await tryBlockwright('build', '--root', root);
  expect(status).toBe(1);
  expect(stdout).toContain('2 errors, 0 warnings');
  await writeFile(manifest, text);
});

test('a check that throws is an error at its section', async () => {
  const throwing = "export const check = () => { throw new Error('No') };\n";
  await withFile('check.ts', throwing, async () => {
    expect(await check()).toEqual(['BW062 pages.yaml:11']);
  });
});

test('dev and edit report a check that throws after an edit at its section', async () => {
  const packageRoot = process.cwd();
  const throwing = "export const check = () => { throw new Error('No') };\n";
  await withFile('check.ts', throwing, async () => {
    const siteSections = findOwnSections(root, packageRoot);
    const sources = { packageRoot, bundles: '', isPrebuilt: false, siteSections };
    const server = await createServer({
      ...createViteConfig(sources),
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const path = '/renderer/sections/sectionChecks.ts';
      const { sectionChecks } = await server.ssrLoadModule(path);
      expect(sectionChecks.quiz({ type: 'quiz' })).toMatchObject([
        { rule: 'failing-section', path: ['type'] },
      ]);
    } finally {
      await server.close();
    }
  });
});

test('dev shows code that throws while it loads at its line, and recovers', async () => {
  const view = await readFile(file('view.tsx'), 'utf8');
  const manifest = join(root, 'pages.yaml');
  const text = await readFile(manifest, 'utf8');
  const folder = join(root, 'node_modules/@acme/sections');
  await addPoll(folder);
  await writeFile(
    manifest,
    text.replace(
      '- { type: quiz',
      '- { type: poll, title: A poll, items: [One] }\n      - { type: quiz',
    ),
  );
  const dev = await startServer('dev', { root });
  const page = async () => {
    const response = await fetch(dev.origin, { headers: { accept: 'text/html' } });
    return response.text();
  };
  try {
    expect(await page()).toContain('>A quiz<');
    await writeFile(file('view.tsx'), `\n${throwing}${view}`);
    await expect
      .poll(page, patience)
      .toContain('<code>sections/quiz/view.tsx:2:7</code> error BW068');
    expect(await page()).toContain('cannot be loaded: At load.');
    expect(dev.errors()).toContain(
      'sections/quiz/view.tsx:2:7 error[BW068] The section type "quiz"',
    );
    expect(dev.errors()).not.toMatch(/\n\s+at /);
    await writeFile(file('view.tsx'), view.replace('<List>', '<List id="corrected">'));
    await expect.poll(page, patience).toContain('id="corrected"');
    const poll = join(folder, 'sections/poll/view.tsx');
    await writeFile(poll, (await readFile(poll, 'utf8')).replace('<List>', '<List id="package">'));
    await expect.poll(page, patience).toContain('id="package"');
  } finally {
    await dev.stop();
    await rm(join(root, 'node_modules'), { recursive: true });
    await rm(join(root, 'package.json'));
    await writeFile(manifest, text);
    await writeFile(file('view.tsx'), view);
  }
});

test('edit lists code that cannot be loaded, shows the other sections, and recovers', async () => {
  const view = await readFile(file('view.tsx'), 'utf8');
  await writeFile(file('view.tsx'), `${throwing}${view}`);
  const edit = await startServer('edit', { root });
  const get = async (path: string) => {
    const response = await fetch(edit.origin + path, { headers: { accept: 'text/html' } });
    return response.text();
  };
  const errors = async () => {
    const { state } = JSON.parse(await get('/_edit/api/state'));
    return state.diagnostics.map(
      ({ code, file: path, line }: Record<string, unknown>) => `${code} ${path}:${line}`,
    );
  };
  try {
    expect(await errors()).toEqual(['BW068 sections/quiz/view.tsx:1']);
    expect(await get('/')).toContain('>Hello<');
    await writeFile(file('view.tsx'), view);
    await expect.poll(errors, patience).toEqual([]);
    expect(await get('/')).toContain('>A quiz<');
    await writeFile(file('view.tsx'), view.replace('<List>', '<List'));
    await expect.poll(errors, patience).toEqual(['BW068 sections/quiz/view.tsx:11']);
    expect(await get('/')).toContain('>Hello<');
    await writeFile(file('view.tsx'), view.replace('<List>', '<List id="corrected">'));
    await expect.poll(errors, patience).toEqual([]);
    expect(await get('/')).toContain('id="corrected"');
    await rename(file('view.tsx'), file('view.txt'));
    await expect.poll(errors, patience).toEqual(['BW068 sections/quiz/view.tsx:1']);
    await rename(file('view.txt'), file('view.tsx'));
    await expect.poll(errors, patience).toEqual([]);
    expect(edit.errors()).not.toMatch(/\n\s+at /);
  } finally {
    await edit.stop();
    await writeFile(file('view.tsx'), view);
  }
});

test('packages bring section types, and two of the same name are an error', async () => {
  const manifest = join(root, 'pages.yaml');
  const text = await readFile(manifest, 'utf8');
  const folder = join(root, 'node_modules/@acme/sections');
  try {
    await mkdir(folder, { recursive: true });
    await writePackage(folder);
    expect(await check()).toEqual(['BW088 package.json:1']);
    await addPoll(folder);
    const using = text.replace(
      '- { type: quiz',
      '- { type: poll, title: A poll, items: [One] }\n      - { type: quiz',
    );
    await writeFile(manifest, using);
    await build(root);
    const html = await readFile(join(root, 'dist/client/index.html'), 'utf8');
    expect(html).toContain('data-island="poll"');
    expectStyledList(html, 'One</li></ul>');
    await rename(join(folder, 'sections/poll'), join(folder, 'sections/quiz'));
    const { stdout } = await tryBlockwright('check', '--root', root, '--format', 'json');
    expect(stdout).toContain(
      'node_modules/@acme/sections/sections/quiz and sections/quiz define the same section type',
    );
  } finally {
    await rm(join(root, 'node_modules'), { recursive: true });
    await rm(join(root, 'package.json'));
    await writeFile(manifest, text);
  }
});

test('a built-in type is replaced only by a folder that says so', async () => {
  const hero = join(root, 'sections/hero');
  await rename(join(root, 'sections/quiz'), hero);
  expect(await check()).toContain('BW069 sections/hero/schema.ts:1');
  await writeFile(join(hero, 'section.yaml'), 'replaces: hero\n');
  const schema = await readFile(join(hero, 'schema.ts'), 'utf8');
  await writeFile(join(hero, 'schema.ts'), schema.replace("section('quiz'", "section('hero'"));
  const preset = join(hero, 'examples/basic.yaml');
  await writeFile(preset, (await readFile(preset, 'utf8')).replace('type: quiz', 'type: hero'));
  const manifest = join(root, 'pages.yaml');
  const text = await readFile(manifest, 'utf8');
  const section = '      - { type: hero, title: A quiz, items: [One, Two] }';
  await writeFile(manifest, text.replace(/ {6}- \{ type: hero[\s\S]*$/, `${section}\n`));
  expect(await check()).toEqual(['BW062 sections/hero/view.tsx:1']);
  const view = join(hero, 'view.tsx');
  await writeFile(view, (await readFile(view, 'utf8')).replace('"quiz"', '"hero"'));
  expect(await check()).toEqual([]);
});
