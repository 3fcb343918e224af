import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { command as newSite } from '../cli/commands/new-site.ts';
import { parseCommand } from '../cli/parseCommand.ts';
import { checkSite } from '../schema/check/checkSite.ts';
import { namedStyles } from '../schema/vocabulary/styles/namedStyles.ts';
import { sectionTypes } from './diagnostics/sectionTypes.ts';
import './referenceViews.ts';

const { createSite, starters } = await import(join(process.cwd(), 'create/createSite.mjs'));

const folder = mkdtempSync(join(tmpdir(), 'blockwright-starters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.keys(starters))('a site from the starter %s', async (starter) => {
  const root = join(folder, starter);
  const url = 'https://www.bakery.example';
  await createSite({
    folder: root,
    name: 'My Bakery',
    url,
    starter,
    engine: async () => ({ blockwright: '^0.1.0' }),
  });
  const manifest = readFileSync(join(root, 'pages.yaml'), 'utf8');
  const { site, pages } = parse(manifest);

  test('bears the name that was given, and no other', () => {
    const original = parse(readFileSync(`create/starters/${starter}/pages.yaml`, 'utf8'));
    expect(site.name).toBe('My Bakery');
    expect(manifest).not.toContain(original.site.name);
  });

  test('has a legal page in its footer, and a form that says what becomes of the data', () => {
    expect(Object.keys(pages)).toContain('/legal');
    expect(JSON.stringify(site.footer.legal)).toContain('/legal');
    const forms = readdirSync(join(root, 'data/forms'));
    expect(forms).not.toEqual([]);
    for (const form of forms) {
      const name = form.replace('.yaml', '');
      expect(manifest).toMatch(new RegExp(`form: ${name}$`, 'm'));
      expect(readFileSync(join(root, 'data/forms', form), 'utf8')).toContain('/legal#privacy');
    }
  });

  test('has an icon, and a picture in the size of social networks', async () => {
    expect(site.icon).toBe('/icon.svg');
    expect(await sharp(join(root, 'public', site.social.image)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  });

  test('has no diagnostics but the one that lists what its owner has to replace', async () => {
    const { diagnostics } = await checkSite({
      root,
      sections: sectionTypes,
      mode: 'build',
      now: new Date('2026-12-01T00:00:00Z'),
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['BW250']);
  });

  test('names the year of its dates', () => {
    const months =
      'January|February|March|April|May|June|July|August|September|October|November|December';
    const dates = manifest.match(new RegExp(`\\b\\d{1,2} (?:${months})\\b.{0,5}`, 'g')) ?? [];
    expect(dates.filter((date) => !/ \d{4}$/.test(date))).toEqual([]);
  });
});

const manifests = Object.keys(starters).map((starter) =>
  parse(readFileSync(`create/starters/${starter}/pages.yaml`, 'utf8')),
);

test('each opens in another way, and together they show every named style', () => {
  const openings = manifests.map(({ pages }) => {
    const { layout = 'split', flip = false, image, tone } = pages['/'].sections[0];
    return `${layout} ${flip} ${Boolean(image)} ${tone}`;
  });
  expect(new Set(openings).size).toBe(openings.length);
  const used = new Set(manifests.map(({ site }) => site.theme.use));
  expect(Object.keys(namedStyles).filter((style) => !used.has(style))).toEqual([]);
});

test('the list of starters is the same in the folder, in both commands and in the README', () => {
  const names = Object.keys(starters);
  expect(readdirSync('create/starters').sort()).toEqual([...names].sort());
  expect(newSite.options?.starter?.description?.split(/, | or /)).toEqual(names);
  for (const [name, summary] of Object.entries(starters))
    expect(readFileSync('docs/start.md', 'utf8')).toContain(`\`${name}\`: ${summary}`);
});

test('the workflow of a created site installs from the lock file, and publishes by a switch', () => {
  const { jobs, permissions } = parse(
    readFileSync('create/files/.github/workflows/site.yml', 'utf8'),
  );
  const commands = jobs.build.steps.flatMap(({ run = [] }) => run);
  expect(commands).toContain('npm ci');
  expect(permissions).toEqual({ contents: 'read' });
  expect(jobs.deploy.if).toContain("vars.DEPLOY == 'github-pages'");
  expect(readFileSync('create/files/gitignore', 'utf8')).not.toContain('package-lock');
});

describe('the instructions for coding agents', async () => {
  const text = readFileSync('create/files/AGENTS.md', 'utf8');
  const create = (name: string, options: object) =>
    createSite({
      folder: join(folder, name),
      name: 'My Bakery',
      url: 'https://www.bakery.example',
      starter: 'blank',
      engine: async () => ({ blockwright: '^0.1.0' }),
      ...options,
    });
  await create('with-agents', {});
  await create('without-agents', { 'no-ai': true });

  test('are in each site, for all agents, unless --no-ai leaves them out', () => {
    const list = (name: string) => readdirSync(join(folder, name));
    expect(list('with-agents')).toEqual(expect.arrayContaining(['AGENTS.md', 'CLAUDE.md']));
    expect(readFileSync(join(folder, 'with-agents/AGENTS.md'), 'utf8')).toBe(text);
    expect(readFileSync(join(folder, 'with-agents/CLAUDE.md'), 'utf8')).toBe('@AGENTS.md\n');
    const files = ['AGENTS.md', 'CLAUDE.md'];
    expect(list('without-agents')).toEqual(
      list('with-agents').filter((file) => !files.includes(file)),
    );
    expect(newSite.options).toHaveProperty('no-ai');
    expect(readFileSync('create/index.mjs', 'utf8')).toContain('--no-ai');
  });

  test('are at most 40 lines, and name the loop of check and diff', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(text.length).toBeLessThan(3000);
    expect(text.indexOf('check --format json')).toBeGreaterThan(0);
    expect(text.indexOf('diff HEAD --only')).toBeGreaterThan(text.indexOf('check --format json'));
  });

  test('name only commands, documents and parts of a site that exist', () => {
    const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    const commands = spans.filter((span) => span.startsWith('npx blockwright '));
    expect(commands.length).toBeGreaterThan(5);
    for (const span of commands) {
      const words = span.split(' ').slice(2);
      const { options } = parseCommand(words.map((word) => word.replaceAll('"', '')));
      const [topic = ''] = words[0] === 'docs' ? options.positionals : [];
      if (topic) expect(existsSync(`docs/${topic}.md`), span).toBe(true);
    }
    const paths = spans.filter((span) => /^[\w.-]+(?:\/[\w.-]*)+$/.test(span));
    expect(paths).toContain('node_modules/blockwright/docs/reference/sections/');
    const made = /^(?:dist|\.blockwright|node_modules)\/$/;
    for (const path of paths.filter((one) => !made.test(one))) {
      const file = path.replace('node_modules/blockwright/', '');
      expect(existsSync(file) || existsSync(join(folder, 'with-agents', path)), path).toBe(true);
    }
  });
});

test('coding agents that work on Blockwright itself are sent to CONTRIBUTING.md', () => {
  const text = readFileSync('AGENTS.md', 'utf8');
  expect(text).toContain('](CONTRIBUTING.md)');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, script]) => script);
  expect(named.length).toBeGreaterThan(1);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  for (const [, path = ''] of text.matchAll(/\]\(([^)]+)\)/g))
    expect(existsSync(path), path).toBe(true);
});
