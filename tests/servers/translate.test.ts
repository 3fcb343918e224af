import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../builds/builds.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-translate-'));
afterAll(() => rmSync(root, { recursive: true }));

const spanish = `# Ours
/prices:
  route: /es/precios
  texts:
    - en: From $8 an hour
      was: From $7 an hour
      es: Desde 7 $ por hora
    - { en: Gone, es: Se fue }
`;

write({
  'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  locales: [en, es, ar]
pages:
  /:
    title: Everything about the example
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: "Hello {{ site.name }}", text: Open all day }]
  /prices:
    title: What everything costs
    description: What everything costs, and what it does not cost, in a few words
    sections: [{ type: hero, headline: From $8 an hour, text: Open all day }]
`,
  'locales/es.yaml': spanish,
});

test('status, export and import work on one site', async () => {
  const status = await run('status');
  expect(status.stdout).toContain('all texts  0/8 · 7 missing · 1 stale  0/8 · 8 missing\n');
  expect(status.stdout).toContain('es: 1 translated, but no longer on the site.');

  for (const format of ['po', 'xliff', 'csv']) {
    const file = join(root, format === 'csv' ? 'es.csv' : `es.${format === 'po' ? 'po' : 'xlf'}`);
    expect((await run('export', 'es', '--format', format, '--out', file)).status).toBe(0);
    expect((await run('import', file)).stderr).toBe('0 translations changed.\n');
    expect(read('locales/es.yaml')).toBe(spanish);
  }

  // A text of two pages is translated once.
  const csv = read('es.csv').replace('Open all day,,', 'Open all day,Abierto todo el día,');
  write({ 'es.csv': csv.replace('Desde 7 $', 'Desde 8 $') });
  expect((await run('import', join(root, 'es.csv'), '--dry-run')).stdout).toContain('Abierto');
  expect(read('locales/es.yaml')).toBe(spanish);
  expect((await run('import', join(root, 'es.csv'))).status).toBe(0);
  const finished = spanish.replace('      was: From $7 an hour\n', '').replace('7 $', '8 $');
  expect(read('locales/es.yaml')).toBe(
    `${finished}site:\n  texts:\n    - en: Open all day\n      es: Abierto todo el día\n`,
  );

  // What a program translated is published once somebody has read it.
  const po = join(root, 'ar.po');
  expect((await run('export', 'ar', '--todo', '--out', po)).status).toBe(0);
  const filled = read('ar.po').replaceAll(
    /(msgctxt ".+"\nmsgid ".+")\nmsgstr ""/g,
    '#, fuzzy\n$1\nmsgstr "كلمة"',
  );
  write({ 'ar.po': filled });
  expect((await run('import', po)).status).toBe(0);
  const { locales } = JSON.parse((await run('status', 'ar', '--format', 'json')).stdout);
  expect(locales).toMatchObject([{ locale: 'ar', texts: 8, draft: 8, missing: 0, translated: 0 }]);
});

test('an edited original is built in every language, and its translation reported', async () => {
  const build = async () => {
    const out = await runCommand('build', '--root', root, '--all');
    expect(out.status).toBe(0);
    return out.stdout;
  };
  await build();
  expect(read('dist/client/es/precios/index.html')).toContain('Desde 8 $ por hora');
  write({ 'pages.yaml': read('pages.yaml').replace('From $8 an hour', 'From $9 an hour') });
  expect(await build()).toContain('no longer has the text “From $8 an hour”');
  expect(read('dist/client/es/precios/index.html')).toContain('From $9 an hour');
});

test('wrong usage is explained', async () => {
  const failures: [string[], string][] = [
    [['export', 'fr'], 'The site is not translated into fr, but into es, ar.'],
    [['export'], 'Name one of the languages: es, ar.'],
    [['import', 'missing.po'], 'missing.po does not exist.'],
    [['import', join(root, 'pages.yaml')], 'must end in .po, .xlf, .xliff or .csv.'],
    [['export', 'es', '--format', 'mo'], '--format is one of po, xliff, csv.'],
  ];
  for (const [args, message] of failures) {
    const { status, stderr } = await run(...(args as [string, ...string[]]));
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  }
});

function run(name: string, ...args: string[]) {
  return runCommand('translate', name, ...args, '--root', root);
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('an import leaves out characters that no file may contain', async () => {
  const csv = join(root, 'es.csv');
  expect((await run('export', 'es', '--format', 'csv', '--out', csv)).status).toBe(0);
  const control = String.fromCharCode(1, 27);
  write({
    'es.csv': read('es.csv').replace(
      /(What everything costs,)[^\n,]*/,
      `$1Lo que${control} cuesta`,
    ),
  });
  expect(read('es.csv')).toContain(control);
  expect(await run('import', csv)).toMatchObject({ status: 0 });
  expect(read('locales/es.yaml')).toContain('Lo que cuesta');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is searched for
  expect(read('locales/es.yaml')).not.toMatch(/[\0-\x08\x0b-\x1f]/);
});
