import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditorSchemas } from '../features/completion/jsonSchema/createEditorSchemas.ts';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { sectionTypes } from './diagnostics/sectionTypes.ts';
import { LanguageServer } from './languageServer/LanguageServer.ts';

const schemas = createEditorSchemas({
  sections: sectionTypes,
  examples: Object.fromEntries(listPresets().map(({ type, section }) => [type, section])),
  rows: { cities: { properties: { name: { type: 'string' } }, required: ['name'] } },
  names: {
    blocks: { 'closing-cta': 'cta', praise: 'quote' },
    collections: { cities: ['atlanta', 'boston'] },
    columns: { cities: ['name', 'rate'] },
    forms: ['lead'],
    links: ['/', '/pricing', '/brochure.pdf'],
    pictures: ['/images/team.jpg'],
    values: ['site.name', 'site.links.booking'],
  },
});

let root: string;
let server: LanguageServer;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-editor-'));
  for (const [path, schema] of Object.entries(schemas)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), JSON.stringify(schema));
  }
  server = await LanguageServer.startYaml();
});

afterAll(async () => {
  server.stop();
  await rm(root, { recursive: true });
});

/** Returns a manifest whose page has these sections. */
function withSections(sections: string): string {
  return `pages:\n  /:\n    title: A\n    description: B\n    sections:\n${sections}`;
}

function prepare(text: string, schema = 'pages'): [path: string, text: string] {
  const modeline = `# yaml-language-server: $schema=${join(root, `schema/${schema}.schema.json`)}\n`;
  return [join(root, `${count++}.yaml`), modeline + text];
}

/** Returns the labels that the language server offers at the mark `‸`. */
async function complete(text: string, schema?: string): Promise<string[]> {
  const items = await server.complete(...prepare(text, schema));
  return items.map(({ label }) => label).sort();
}

describe('the YAML language server of editors', () => {
  it('completes lists from rows: collections, columns and the keys of an entry', async () => {
    const list = (keys: string) =>
      withSections(`      - type: cards\n        items:\n          ${keys}\n`);
    expect(await complete(list('from: ‸'))).toContain('cities');
    expect(await complete(list('from: cities\n          ‸'))).toEqual(
      expect.arrayContaining(['where', 'sort', 'limit', 'as', 'optional']),
    );
    expect(await complete(list('from: cities\n          where:\n            ‸'))).toEqual(
      expect.arrayContaining(['name', 'rate']),
    );
    expect(await complete(list('from: cities\n          as:\n            ‸'))).toEqual(
      expect.arrayContaining(['title', 'icon']),
    );
  });

  it('offers types with snippets for a new section, and no keys of types', async () => {
    const labels = await complete(withSections('      - ‸'));
    expect(labels).toEqual(expect.arrayContaining(['hero', 'quote', 'type', 'use']));
    expect(labels).not.toContain('headline');
    expect(labels.length).toBeLessThanOrEqual(Object.keys(sectionTypes).length + 3);
  });

  it('offers only the keys of its type inside a section', async () => {
    const labels = await complete(withSections('      - type: quote\n        ‸'));
    const keys = Object.keys((sectionTypes.quote as unknown as { properties: object }).properties);
    // The item with the name of the type inserts its required keys.
    expect(labels).toEqual([...keys.filter((key) => key !== 'type'), 'quote'].sort());
  });

  it.each([
    ['types', withSections('      - type: ‸'), Object.keys(sectionTypes).sort()],
    ['blocks', withSections('      - use: ‸'), ['closing-cta', 'praise']],
    ['forms', withSections('      - type: form\n        form: ‸'), ['lead']],
    ['rows', 'pages:\n  /:\n    with:\n      city: ‸', ['cities.atlanta', 'cities.boston']],
    ['collections', 'pages:\n  /:\n    each:\n      city: ‸', ['cities']],
    ['severities', 'site:\n  checks:\n    dead-link: ‸', ['"off"', 'error', 'warning']],
  ])('offers the %s', async (_, text, expected) => {
    expect(await complete(text)).toEqual(expected);
  });

  it.each([
    [
      'link targets',
      withSections('      - type: cta\n        actions:\n          - to: ‸'),
      ['/pricing', '/brochure.pdf', '"{{ site.links.booking }}"'],
    ],
    [
      'pictures',
      withSections('      - type: hero\n        image:\n          src: ‸'),
      ['/images/team.jpg', 'placeholder:landscape'],
    ],
    [
      'values of the site',
      withSections('      - type: hero\n        headline: ‸'),
      ['"{{ site.name }}"'],
    ],
    ['a page', 'pages:\n  ‸', ['a page']],
  ])('offers %s', async (_, text, expected) => {
    expect(await complete(text)).toEqual(expect.arrayContaining(expected));
  });

  it('quotes a value of the site, and names no icons for one that does not exist', async () => {
    const text = withSections('      - type: hero\n        headline: ‸');
    const items = await server.complete(...prepare(text));
    const value = items.find(({ label }) => label.includes('site.name'));
    expect(value?.insertText ?? value?.textEdit?.newText).toBe('"{{ site.name \\}\\}"');
    const wrong = withSections(
      '      - type: cta\n        actions: [{ label: A, to: /, icon: calender }]\n',
    );
    const messages = (await server.validate(...prepare(wrong))).join('\n');
    expect(messages).toContain('There is no icon of this name');
    expect(messages.length).toBeLessThan(500);
  });

  it('shows descriptions as Markdown', async () => {
    const hover = (text: string) => server.hover(...prepare(text));
    const locale = await hover('site:\n  loc‸ale: en-US\n');
    expect(locale).toContain('such as `en-US` (the default)');
    expect(locale).not.toContain('Blockwright manifest');
    const icon = await hover(
      withSections('      - type: cta\n        actions: [{ label: A, to: /, icon: cal‸endar }]\n'),
    );
    expect(icon.length).toBeLessThan(1000);
  });

  it('offers checks and icons', async () => {
    expect(await complete('site:\n  checks:\n    ‸')).toContain('title-length');
    const icons = await complete(
      withSections('      - type: cta\n        actions:\n          - icon: ‸'),
    );
    expect(icons).toContain('calendar-check');
  });

  it('offers the columns of a row', async () => {
    expect(await complete('atlanta:\n  ‸', 'rows/cities')).toContain('name');
  });

  it.each([
    [
      'a misspelt key below use',
      withSections('      - use: praise\n        autor: Ada\n'),
      /autor/,
    ],
    ['an unknown block', withSections('      - use: prais\n'), /praise/],
    ['an unknown check', 'site:\n  checks: { title-lenght: off }\n', /title-lenght/],
    ['an unknown form', withSections('      - { type: form, form: led }\n'), /lead/],
    ['an unknown row', 'pages:\n  /:\n    with: { city: cities.atlnta }\n', /cities\.atlanta/],
    [
      'an unknown icon',
      withSections('      - type: cta\n        actions: [{ label: A, to: /, icon: calender }]\n'),
      /./,
    ],
    ['a missing key', withSections('      - type: hero\n'), /headline/],
  ])('reports %s', async (_, text, message) => {
    expect((await server.validate(...prepare(text))).join('\n')).toMatch(message);
  });

  it('accepts a valid manifest', async () => {
    const text = `site:
  name: Example
  url: https://www.example.com
  description: An example
  checks: { near-duplicate: off, title-max: 60 }
  theme: { fonts: { text: { family: Figtree, file: /fonts/figtree.woff2, weights: 600 } } }
${withSections('      - { type: hero, headline: "Hello {{ site.name }}" }\n      - { use: praise, author: 1815 }\n')}`;
    expect(await server.validate(...prepare(text))).toEqual([]);
  });
});
