import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands as cliCommands } from '../../cli/commands.ts';
import { findCommand } from '../../cli/findCommand.ts';
import { reportFormats } from '../../cli/options/reportFormats.ts';
import { parseCommand } from '../../cli/parseCommand.ts';
import { readTeam } from '../../editor/team/people/readTeam.ts';
import { changeFormats } from '../../features/review/report/formatChanges.ts';
import { type Preset, parsePreset } from '../../renderer/sections/Preset.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { findRule } from '../../schema/rules/explainRule.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { environment } from '../environment.ts';
import { startServer } from '../startServer.ts';
import { listReadmes } from './listReadmes.ts';

const run = promisify(execFile);
const readmes = listReadmes();
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  // The reference is generated.
  ...readdirSync('docs', { recursive: true })
    .map((name) => join('docs', String(name)))
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/reference/')),
  ...readmes,
];
/** The variables of the theme. */
const cssVariable = /^--(color|font|radius|shadow|space|text|width)-/;
const workflows = list('.github/workflows');
const scripts = Object.keys(JSON.parse(text('package.json')).scripts);

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'blockwright-docs-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('YAML examples are valid', () => {
  const examples = documents.flatMap((path) => {
    const all = blocks(path, 'yaml');
    const data = Object.assign(
      {},
      ...[...all, ...blocks(path, 'md')].map(({ body }) => dataFile(body)),
    );
    return all
      .filter(({ body }) => !dataFile(body))
      .map(({ body, line }) => ({ location: `${path}:${line}`, body, data }));
  });

  test.each(examples)('$location', async ({ body: example, data }) => {
    const preset = /^---$/m.test(example) ? readPreset(example) : undefined;
    // The schema of a section type of a site is not known here.
    if (preset && !Object.hasOwn(sectionSchemas, preset.type)) return;
    const body = preset?.yaml ?? example;
    const value = parse(body);
    if (isWorkflow(value)) {
      expect(commandsIn(value).length + Object.keys(value.on ?? {}).length).toBeGreaterThan(0);
      return;
    }
    if (Object.hasOwn(value, 'people') && Object.hasOwn(value, 'roles')) {
      expect(readTeam(body).diagnostics).toEqual([]);
      return;
    }
    const files: Record<string, string> = { 'pages.yaml': manifestAround(body, value) };
    for (const [path, content] of Object.entries<string>(data))
      if (body.includes(path.replace(/^(data|styles)\/|(\.schema)?\.yaml$|\/[^/]+\.md$/g, '')))
        files[path] = content;
    for (const [, src] of body.matchAll(/(?:src|dark|video): (\/[\w./-]+)/g)) {
      const own = existsSync(join('public', String(src)));
      files[`public${src}`] = own ? readFileSync(join('public', String(src)), 'latin1') : '';
    }
    const { diagnostics } = await checkFiles(files);
    const errors = diagnostics.filter(
      ({ severity, code }) =>
        severity === 'error' && !needsWholeSite.has(findRule(code)?.name ?? ''),
    );
    expect(errors.map(({ line, message, hint }) => `${line}: ${message} ${hint ?? ''}`)).toEqual(
      [],
    );
  });

  test('the example in the README is a site without diagnostics', async () => {
    const [example] = blocks('README.md', 'yaml');
    expect((await checkFiles({ 'pages.yaml': example?.body ?? '' })).diagnostics).toEqual([]);
  });
});

describe('commands exist, with their options', () => {
  const commands = documents.flatMap((path) =>
    [
      ...blocks(path, 'sh').flatMap(({ body }) => shellLines(body)),
      ...blocks(path, 'yaml').flatMap(({ body }) =>
        /^(jobs|steps|permissions):/m.test(body) ? commandsIn(parse(body)) : [],
      ),
      ...inlineCode(path).filter((code) => /^(npm|npx|node|git|supabase|aws) /.test(code)),
    ].map((command) => ({ path, command })),
  );

  test.each(commands)('$path: $command', ({ command }) => {
    const words = shellWords(command);
    const [program, first = '', ...rest] = words;
    if (program === 'npx' && first === 'blockwright') expectBlockwright(rest);
    else if (program === 'npm' && first === 'run') {
      const [script = '', dashes, ...options] = rest;
      expect(scripts).toContain(script);
      if (dashes !== undefined) expect(dashes).toBe('--');
      if (script in cliCommands) expectBlockwright([script, ...options]);
    } else if (program === 'npm')
      expect([
        'audit',
        'ci',
        'create',
        'install',
        'pack',
        'publish',
        'start',
        'test',
        'version',
      ]).toContain(first);
    else if (program === 'cd')
      expect(['../my-site', 'blockwright', 'dist/functions']).toContain(first);
    // PostgreSQL's and Deno's own commands.
    else if (['psql', 'deno'].includes(program ?? ''))
      expect(['"$DATABASE_URL"', 'serve']).toContain(first);
    else expect(otherCommands).toContain(`${program} ${first}`);
  });

  test.each(documents)('%s names only options, formats and codes that exist', (path) => {
    const options = new Set(
      Object.values(cliCommands).flatMap((verb) => [
        '--help',
        '--version',
        ...Object.keys(verb.options ?? {}).map((name) => `--${name}`),
      ]),
    );
    const codes = inlineCode(path);
    for (const code of codes.filter((one) => /^--\w/.test(one) && !cssVariable.test(one)))
      expect(options).toContain(code.split(/[ =]/)[0]);
    for (const [, name] of text(path).matchAll(/--format (\w+)/g))
      expect([...reportFormats, ...changeFormats, 'FORMAT']).toContain(name);
    for (const [code] of text(path).matchAll(/\bBW\d{3}\b/g))
      expect(findRule(code), code).toBeDefined();
  });

  test('the README names every command except those for programs', () => {
    for (const verb of Object.keys(cliCommands).filter((name) => name !== 'schema'))
      expect(text('README.md')).toContain(`npx blockwright ${verb}`);
  });
});

describe('workflows', () => {
  const commands = workflows.flatMap((path) =>
    commandsIn(parse(text(path))).map((command) => ({ path, command })),
  );

  test.each(commands.filter(({ command }) => /^(npm|npx blockwright)\b/.test(command)))(
    '$path: $command',
    ({ command }) => {
      const [program, first = '', script = ''] = shellWords(command);
      if (program === 'npx') expectBlockwright(shellWords(command).slice(2));
      else if (first === 'run') expect(scripts).toContain(script);
      else expect(['audit', 'ci', 'publish', 'start', 'test']).toContain(first);
    },
  );

  test('the shards of a large site match the matrix and start at 1', () => {
    const { shard, merge } = parse(text('.github/workflows/large-site.yml')).jobs;
    const shards: number[] = shard.strategy.matrix.shard;
    expect(shards.length).toBeGreaterThan(1);
    expect(shards).toEqual(shards.map((_, index) => index + 1));
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as workflows write it
    expect(shard.env).toMatchObject({
      SHARD: '${{ matrix.shard }}',
      SHARDS: '${{ strategy.job-total }}',
    });
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as workflows write it
    const [build = ''] = commandsIn(shard.steps).filter((command) => command.includes(' build '));
    expect(build).toContain('--shard "$SHARD/$SHARDS" --out "shards/$SHARD"');
    expect(commandsIn(merge.steps).join('\n')).toContain('merge shards/*');
    expect(merge.needs).toBe('shard');
  });
});

describe('links and paths exist', () => {
  test.each(documents)('%s', (path) => {
    for (const [, target = ''] of text(path).matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)) {
      if (/^(https?:|mailto:|tel:)/.test(target) || /^\/[\w-]*(#|$)/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const linked = file ? normalize(join(dirname(path), file)) : path;
      expect(existsSync(linked), `${path} → ${target}`).toBe(true);
      if (anchor) expect(anchors(linked), `${path} → ${target}`).toContain(anchor);
    }
    // maps.test.ts looks at the paths in the files that describe the code.
    for (const code of readmes.includes(path) ? [] : inlineCode(path)) {
      if (!/^\.?[a-zA-Z_][\w.-]*\/[\w./*-]*$/.test(code) || createdLater.test(code)) continue;
      expect(list('.', code), `${path} names ${code}`).not.toEqual([]);
    }
  });
});

/** The pages that people with an installed package read. */
const shipped = documents.filter(
  (path) => path.startsWith('docs/') && !/(benchmarks|developers|evaluation)\.md$/.test(path),
);

test.each(shipped)('%s names nothing that only the repository has', (path) => {
  const { files } = JSON.parse(text('package.json')) as { files: string[] };
  const inSite =
    /^(pages|data|locales|public|sections|styles|functions|supabase|\.(?!github)\w+)\//;
  for (const [, target = ''] of text(path).matchAll(/\]\(([^)#\s]+)/g)) {
    if (/^(https?:|mailto:|tel:|\/|placeholder:)/.test(target)) continue;
    const linked = normalize(join(dirname(path), target));
    expect(linked).toMatch(/^docs\//);
    expect(files).not.toContain(`!${linked}`);
  }
  for (const code of inlineCode(path)) {
    const [, script] = /^npm run (\S+)/.exec(code) ?? [];
    if (script) expect(['build', 'check', 'dev', 'edit', 'preview']).toContain(script);
    if (!/^\.?[a-zA-Z_][\w.-]*\/[\w./*-]*$/.test(code) || createdLater.test(code)) continue;
    expect(files.some((name) => code.startsWith(`${name}/`)) || inSite.test(code), code).toBe(true);
  }
});

test('the index leads to every page', () => {
  const linked = [...text('docs/README.md').matchAll(/\]\(([^)#\s]+)/g)].map(([, to = '']) => to);
  const folders = ['docs/hosting/', 'docs/backend/'];
  for (const path of shipped.filter((one) => one !== 'docs/README.md')) {
    const folder = folders.find((one) => path.startsWith(one));
    expect(linked).toContain((folder ? `${folder}README.md` : path).replace('docs/', ''));
    if (folder && !path.endsWith('README.md'))
      expect(text(`${folder}README.md`)).toContain(`](${path.slice(folder.length)}`);
  }
});

describe('the steps in the documents work', () => {
  test('check writes every format, and the problem matcher finds every diagnostic', async () => {
    const root = await fixture('matcher');
    const manifest = join(root, 'pages.yaml');
    const good = await readFile(manifest, 'utf8');
    await writeFile(
      manifest,
      good.replace('headline: Guides', 'headlin: Guides').replace('to: /guides }', 'to: /guide }'),
    );
    const [task] = JSON.parse(blocks('docs/vscode.md', 'json')[0]?.body ?? '').tasks;
    const [, , ...words] = task.command.split(' ');
    const listed = await blockwright(...words, '--root', root);
    expect(listed.status).toBe(1);
    const json = await blockwright(
      'check',
      '--root',
      root,
      '--format',
      'json',
      '--format',
      `sarif=${root}/out.sarif`,
      '--format',
      `junit=${root}/out.xml`,
    );
    const { diagnostics } = JSON.parse(json.stdout);
    expect(diagnostics.length).toBeGreaterThan(1);
    const { regexp, ...groups } = task.problemMatcher.pattern;
    const found = listed.stdout.split('\n').flatMap((line) => {
      const match = new RegExp(regexp).exec(line);
      return match ? [match] : [];
    });
    expect(
      found.map((match) => [
        match[groups.file],
        Number(match[groups.line]),
        Number(match[groups.column]),
        Number(match[groups.endLine]),
        Number(match[groups.endColumn]),
        match[groups.severity],
        match[groups.code],
      ]),
    ).toEqual(
      diagnostics.map((one: Record<string, unknown>) => [
        one.file,
        one.line,
        one.column,
        one.endLine,
        one.endColumn,
        one.severity,
        one.code,
      ]),
    );
    for (const [index, match] of found.entries())
      expect(match[groups.message]).toContain(diagnostics[index].message);
    expect(JSON.parse(await readFile(`${root}/out.sarif`, 'utf8')).version).toBe('2.1.0');
    expect(await readFile(`${root}/out.xml`, 'utf8')).toContain('<testsuites');
  });

  test('explain describes a diagnostic', async () => {
    const { status, stdout } = await blockwright('explain', 'BW012');
    expect(status).toBe(0);
    expect(stdout).toContain('BW012 unknown-key');
    const { stdout: all } = await blockwright('explain');
    expect(all).toMatch(/^BW012 unknown-key/m);
  });

  test('a build contains the files that hosts read, as the tables describe them', async () => {
    const root = await fixture('build');
    const { status, stdout } = await blockwright('build', '--root', root, '--format', 'json');
    expect([status, JSON.parse(stdout).summary.errors]).toEqual([0, 0]);
    const out = join(root, 'dist', 'client');
    for (const name of [
      'index.html',
      '404.html',
      'assets',
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
      '_redirects',
      '_headers',
    ])
      expect(existsSync(join(out, name)), name).toBe(true);
    const html = await readFile(join(out, 'index.html'), 'utf8');
    expect(html).toMatch(/http-equiv="Content-Security-Policy"/);
    const moved = await readFile(join(out, 'old-guides', 'index.html'), 'utf8');
    expect(moved).toContain('http-equiv="refresh"');
    expect(moved).not.toContain('<script');
    const { address, stop } = await startServer('preview', { root });
    try {
      expect((await fetch(address)).status).toBe(200);
      expect((await fetch(`${address}nothing`)).status).toBe(404);
    } finally {
      await stop();
    }
  });

  test('a section type made by new section renders in a build, and a language added as a file', async () => {
    const checkout = join(scratch, 'checkout');
    await mkdir(checkout, { recursive: true });
    for (const part of readdirSync('.'))
      if (!/^(node_modules|dist|\.git|\.blockwright|docs)$/.test(part))
        await cp(part, join(checkout, part), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
    const name = /new section ([a-z]+)/.exec(text('sections/README.md'))?.[1] ?? '';
    const { codeHash } = await import(join(process.cwd(), 'code/codeHash.mjs'));
    const hashes: string[] = [codeHash(checkout)];
    try {
      expect(await blockwrightIn(checkout, 'new', 'section', name)).toMatchObject({ status: 0 });
      const words = join(checkout, 'schema/messages/words');
      const english = await readFile(join(words, 'en.yaml'), 'utf8');
      const italian = english.replace('Skip to content', 'Vai al contenuto');
      await writeFile(join(words, 'it.yaml'), italian);
      const preset = join(checkout, 'sections', name, 'examples/basic.yaml');
      const example = (await readFile(preset, 'utf8')).split('---\n')[1] ?? '';
      const root = await fixture('scaffold');
      const manifest = join(root, 'pages.yaml');
      const section = example.trim().replace(/^/gm, '        ').replace(/^ {8}/, '      - ');
      await writeFile(
        manifest,
        (await readFile(manifest, 'utf8')).replace(
          '      - use: closing',
          `${section}\n      - use: closing`,
        ),
      );
      expect(await blockwrightIn(checkout, 'build', '--root', root)).toMatchObject({ status: 0 });
      hashes.push(codeHash(checkout));
      const html = await readFile(join(root, 'dist', 'client', 'index.html'), 'utf8');
      expect(html).toContain(parse(example).title);
      expect(html).toMatch(/<ul class="\w+"><li>/);
      const inItalian = (await readFile(manifest, 'utf8')).replace(
        'locale: en-US',
        'locale: it-IT',
      );
      await writeFile(manifest, inItalian);
      const { status, stdout } = await blockwrightIn(checkout, 'build', '--root', root);
      expect(status, stdout).toBe(0);
      expect(stdout).not.toContain('no words in the language');
      expect(await readFile(join(root, 'dist/client/index.html'), 'utf8')).toContain(
        'Vai al contenuto',
      );
    } finally {
      const own = codeHash(process.cwd());
      for (const hash of hashes.filter((one) => one !== own))
        await rm(join('node_modules/.cache/blockwright', hash), { recursive: true, force: true });
    }
  });

  test('the Git hook refuses a commit with an error', async () => {
    const root = await fixture('hook');
    const git = (...words: string[]) =>
      execute('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], root);
    const hook = blocks('docs/ci.md', 'sh').find(({ body }) => body.startsWith('#!'))?.body ?? '';
    await mkdir(join(root, '.githooks'));
    // `npx` finds no package in the fixture, so run the command by its path.
    const command = `node '${process.cwd()}/cli/bin.mjs'`;
    await writeFile(
      join(root, '.githooks', 'pre-commit'),
      hook.replace('npx blockwright', command),
      { mode: 0o755 },
    );
    await git('init', '-q');
    await git('config', 'core.hooksPath', '.githooks');
    await git('add', '.');
    const manifest = join(root, 'pages.yaml');
    const good = await readFile(manifest, 'utf8');
    await writeFile(manifest, good.replace('headline: Guides', 'headlin: Guides'));
    expect((await git('commit', '-qm', 'broken')).status).not.toBe(0);
    await writeFile(manifest, good);
    expect(await git('commit', '-qm', 'fixed')).toMatchObject({ status: 0 });
  });
});

/**
 * Paths that exist only after a command ran or the reader created them, and a slash that is not
 * part of a path.
 */
const createdLater =
  /^(_\w+|commands|dist|locales|rules|node_modules|styles|\.blockwright|\.githooks|\.vscode|assets|examples|pages|prebuilt)\/|^docs\/reference\/|^\.github\/workflows\/(comment|pages|site)\.yml$|^public\/(images\/team\.jpg|\.htaccess|_headers)$|^data\/(?:(?:forms\/(?:contact|order)|articles(?:\.schema)?|rooms|staff)\.yaml|staff\.(?:csv|json)|trip\.(?:pictures|schema)\.yaml)$|^data\/(?:journal\/crane|articles\/first-flush|posts\/tea)\.md$|^data\/(?:pages\/|NAME\.yaml)$|^site\/old\.json$|^(count\/seconds|Europe\/Berlin)$|^blockwright\/(feature|form|island|section|style)$/;

/** Rules that an excerpt may break, because the rest of its site is missing. */
const needsWholeSite = new Set([
  'dead-redirect',
  'form-unknown',
  'unknown-form',
  'image-unreadable',
  'font-missing',
]);

interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

interface Block {
  body: string;
  line: number;
}

/** Returns the fenced code blocks of a language, without the indentation of the fence. */
function blocks(path: string, language: string): Block[] {
  const pattern = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm');
  return [...text(path).matchAll(pattern)].map(({ 1: indent = '', 2: body = '', index }) => ({
    body: body.replace(new RegExp(`^${indent}`, 'gm'), ''),
    line: text(path).slice(0, index).split('\n').length + 1,
  }));
}

/** Reads an example that shows the file of a preset; throws if it is none. */
function readPreset(body: string): Preset {
  return parsePreset(/^type: (.*)$/m.exec(body)?.[1] ?? '', 'example', body);
}

function inlineCode(path: string): string[] {
  const prose = text(path).replace(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Returns path and content of an example that shows a file of data/. */
function dataFile(body: string): Record<string, string> | undefined {
  const path = /^# ((?:data|styles)\/\S+\.(?:yaml|md))$/m.exec(body)?.[1];
  return path ? { [path]: body } : undefined;
}

function isWorkflow(value: unknown): value is { on?: object } {
  return (
    !!value && typeof value === 'object' && ['jobs', 'steps', 'on'].some((key) => key in value)
  );
}

function commandsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(commandsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'run' && typeof inner === 'string' ? shellLines(inner) : commandsIn(inner),
  );
}

function shellLines(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/, '').trim())
    .filter((line) => line !== '');
}

function shellWords(command: string): string[] {
  return (command.match(/"[^"]*"|\S+/g) ?? []).filter((word) => !/^[A-Z_]+=/.test(word));
}

function expectBlockwright(words: string[]) {
  if (words[0]?.toUpperCase() === words[0]) return expect(words[0]).toBe('VERB');
  // A command shown without its arguments (`explain` in a table) is completed with placeholders.
  const { command, args } = findCommand(words);
  const needed = command.minPositionals ?? 0;
  const given = args.filter((word) => !word.startsWith('-')).length;
  const filled = given === 0 ? Array(needed).fill('x') : [];
  return expect(() => parseCommand([...words, ...filled])).not.toThrow();
}

/** Completes an example to the smallest valid site. */
function manifestAround(body: string, value: Record<string, unknown> | unknown[]): string {
  const hero = '      - { type: hero, headline: An example }\n';
  const page = (route: string, sections: string) =>
    `  ${route}:\n    title: An example at ${route}\n    description: A page of the site that the examples of the documents belong to, ${route}.\n    sections:\n${sections}`;
  const site =
    'site:\n  name: Example\n  url: https://www.example.com\n  description: An example.\n';
  const links = /(?:\b(?:to|privacy): |\]\()"?(\/[\w/-]+)/g;
  const others = (taken: string) =>
    ['/', ...new Set([...body.matchAll(links)].map(([, to = '']) => to))]
      .filter((route) => !taken.includes(`  ${route}:\n`))
      .map((route) => page(route, hero))
      .join('');
  if (Array.isArray(value))
    return `${site}pages:\n${page('/', (body.includes('type: hero') ? '' : hero) + indent(body))}${others('  /:\n')}`;
  if ('type' in value) {
    const item = indent(
      body
        .trim()
        .replace(/^(?=.)/gm, '  ')
        .replace(/^ {2}/, '- '),
    );
    const heroes = value.type === 'hero' ? '' : hero;
    return `${site}pages:\n${page('/', heroes + item)}${others('  /:\n')}`;
  }
  if ('pages' in value)
    return `${'site' in value ? '' : site}${body}${'site' in value ? '' : others(body)}`;
  if ('site' in value) return `${body.replace(/^site:\n/m, site)}pages:\n${others('')}`;
  const keys = `- type: hero\n  headline: An example\n${body.trim().replace(/^(?=.)/gm, '  ')}`;
  return `${site}pages:\n${page('/', indent(keys))}${others('  /:\n')}`;
}

function indent(body: string): string {
  return `${body.trimEnd().replace(/^(?=.)/gm, '      ')}\n`;
}

function anchors(path: string): string[] {
  const headings = [...text(path).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title);
  return headings.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * Lists the files of a folder, or the paths below it that match a pattern (`*` matches one name).
 */
function list(folder: string, pattern?: string): string[] {
  if (!pattern) return readdirSync(folder).map((name) => join(folder, name));
  return pattern
    .replace(/\/$/, '')
    .split('/')
    .reduce<string[]>(
      (found, part) =>
        found
          .flatMap((path) =>
            part === '*' ? readdirSync(path).map((name) => join(path, name)) : [join(path, part)],
          )
          .filter((path) => existsSync(path)),
      [folder],
    );
}

function text(path: string): string {
  return readFileSync(path, 'utf8');
}

async function fixture(name: string): Promise<string> {
  const root = join(scratch, name);
  await cp('tests/fixtures/sites/features', root, { recursive: true });
  return root;
}

function blockwright(...words: string[]) {
  return blockwrightIn('.', ...words);
}

function blockwrightIn(checkout: string, ...words: string[]) {
  return execute('node', ['cli/bin.mjs', ...words], checkout);
}

function execute(program: string, words: string[], cwd = process.cwd()): Promise<Outcome> {
  return run(program, words, { env: environment(), cwd, maxBuffer: 1 << 28 }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), stdout, stderr }),
  );
}

/** Programs of others, with the subcommands that the documents use. */
const otherCommands = [
  'aws cloudfront',
  'aws s3',
  'cp dist/digests.json',
  'cp dist/functions/example.env',
  'docker build',
  'docker run',
  'fonttools subset',
  'fonttools varLib.instancer',
  'git add',
  'git clone',
  'git commit',
  'git config',
  'git init',
  'git revert',
  'git tag',
  'jq -r',
  'npx @azure/static-web-apps-cli',
  'npx firebase-tools',
  'npx lighthouse',
  'npx netlify',
  'npx --package',
  'npx playwright-core',
  'npx supabase',
  'npx vercel',
  'npx vike',
  'npx vitest',
  'npx wrangler',
  'rm -r',
  'rsync -a',
];
