import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPreset } from '../editor/server/addPreset.ts';
import { DraftSession } from '../editor/server/draft/DraftSession.ts';
import { listStarts, planStart } from '../editor/ui/canvas/planStart.ts';
import { matchesSearch } from '../editor/ui/parts/matchesSearch.ts';
import { applyEdit } from '../features/_shared/yamlEdits/applyEdit.ts';
import type { JsonValue } from '../features/_shared/yamlEdits/emit.ts';
import { YamlText } from '../features/_shared/yamlEdits/YamlText.ts';
import { findPreset, listPresets } from '../renderer/sections/listPresets.ts';
import { type Preset, parsePreset } from '../renderer/sections/Preset.ts';
import { preparePreset, withAnchor } from '../renderer/sections/preparePreset.ts';
import * as presetModule from '../renderer/sections/presets.ts';
import { sectionChecks } from '../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import { checkSite } from '../schema/check/checkSite.ts';
import { placeholderNames, placeholderScenes } from '../schema/vocabulary/fields/placeholder.ts';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { placeholderPicture } from '../sections/_shared/samples/placeholderPicture.ts';
import { checkFiles } from './diagnostics/checkFiles.ts';

/** A site with a headline and nothing else. */
const emptySite = { readFile: () => undefined, anchors: new Set<string>() };

describe('every preset, added to an empty site, is checked without a diagnostic', () => {
  test.each(listPresets())('$type/$name', async ({ section: preset }) => {
    const { section, files } = preparePreset(preset, emptySite);
    const { diagnostics } = await checkFiles({ 'pages.yaml': insert(section), ...files });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});

describe('every beginning of a page is checked without a diagnostic', () => {
  const starts = listStarts(
    listPresets().map(({ type, name, starts }) => ({ id: `${type}/${name}`, type, starts })),
  );
  test('the page may be a landing page, an article or a text', () => {
    expect(starts.map(({ name }) => name)).toEqual(['Landing page', 'Article', 'Text']);
  });

  test.each(starts)('$name', async ({ presets }) => {
    let files: Record<string, string> = {};
    const sections = presets.map(({ id }) => {
      const { section } = findPreset(id) as Preset;
      const site = { ...emptySite, readFile: (path: string) => files[path] };
      const prepared = preparePreset(section, site);
      files = { ...files, ...prepared.files };
      return prepared.section;
    });
    const own = { type: 'hero', headline: 'About us' };
    const value = planStart(sections, own) as JsonValue;
    const edit = { kind: 'set', path: ['pages', '/', 'sections'], value } as const;
    const { text } = applyEdit(new YamlText(createManifest([['/', '']])), edit);
    const { diagnostics } = await checkFiles({ 'pages.yaml': text, ...files });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(text).toContain('About us');
  });
});

describe('a preset prepared for a site', () => {
  const form: AnySection = { type: 'form', id: 'write', form: 'contact', aside: '[Up](#write)' };
  const quote: AnySection = {
    type: 'quote',
    text: 'It works.',
    image: { src: 'placeholder:portrait', alt: 'Ada' },
  };

  test('brings the form that the site lacks, and leaves one of the site alone', () => {
    expect(Object.keys(preparePreset(form, emptySite).files)).toEqual(['data/forms/contact.yaml']);
    const site = { ...emptySite, readFile: () => 'title: Ours' };
    expect(preparePreset(form, site).files).toEqual({});
  });

  test('brings its pictures as files, under a free name', () => {
    const { section, files } = preparePreset(quote, emptySite);
    expect(section.image).toEqual({ src: '/images/portrait.svg', alt: 'Ada' });
    const path = 'public/images/portrait.svg';
    expect(Object.keys(files)).toEqual([path]);
    const own = preparePreset(quote, {
      ...emptySite,
      readFile: (file) => (file === path ? '<svg>another</svg>' : undefined),
    });
    expect(Object.keys(own.files)).toEqual(['public/images/portrait-2.svg']);
    const again = preparePreset(quote, { ...emptySite, readFile: (file) => files[file] });
    expect(again).toEqual({ section, files: {} });
  });

  test('gets an anchor that the page does not have, to which its links lead', () => {
    const { section } = preparePreset(form, { ...emptySite, anchors: new Set(['write']) });
    expect(section.id).toBe('write-2');
    expect(withAnchor({ type: 'cta', id: 'a', to: '#a' }, 'b')).toMatchObject({ to: '#b' });
  });
});

describe('“Add section” of the editor', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'blockwright-presets-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  test('inserts every preset with its files, marked as samples, and the site has no other diagnostic', async () => {
    const presets = listPresets();
    await writeFile(
      join(root, 'pages.yaml'),
      createManifest([
        ['/', ''],
        ...presets.map((preset): [string, string] => [toRoute(preset), preset.type]),
      ]),
    );
    const session = await DraftSession.open(root);
    const check = () =>
      checkSite({
        root,
        overlay: session.overlay,
        sections: sectionSchemas,
        checks: sectionChecks,
        mode: 'build',
        now: new Date('2026-06-01T00:00:00Z'),
      });
    const checked = await check();
    const draft = { checked: async () => checked, invalidateFiles() {}, reload: check };
    for (const preset of presets) {
      const page = { file: 'pages.yaml', key: toRoute(preset) };
      const id = `${preset.type}/${preset.name}`;
      const { section } = await addPreset(
        { root, session, draft, code: { loadPresets: async () => presetModule } },
        { id, ...page },
      );
      const path = ['pages', page.key, 'sections'];
      const value = section as JsonValue;
      const edit = { kind: 'insert', path, index: isHeading(preset.type) ? 0 : 1, value } as const;
      session.applyCommands([{ kind: 'edit', file: page.file, edit }], id);
    }
    await session.disk.save();
    const { diagnostics, pages } = await check();
    const others = diagnostics.filter(({ code }) => code !== 'BW450');
    expect(others.map(({ route, message }) => `${route} ${message}`)).toEqual([]);
    const marked = new Set(diagnostics.map(({ route }) => route));
    const unmarked = presets.filter((preset) => !marked.has(toRoute(preset)));
    // Nothing in them is invented.
    expect(unmarked.map(({ type }) => type).toSorted()).toMatchInlineSnapshot(`
      [
        "jsonld",
      ]
    `);
    expect(pages).toHaveLength(presets.length + 1);
  });
});

describe('the file of a preset', () => {
  const header = 'title: A short one\ndescription: One line.\n';

  test('is a header and the section', () => {
    expect(parsePreset('quote', 'short', `${header}---\ntype: quote\ntext: Yes.\n`)).toEqual({
      type: 'quote',
      name: 'short',
      title: 'A short one',
      description: 'One line.',
      yaml: 'type: quote\ntext: Yes.\n',
      line: 4,
      section: { type: 'quote', text: 'Yes.' },
      starts: {},
    });
  });

  test('may say which pages can begin with it', () => {
    const text = `${header}starts: { Letter: 2 }\n---\ntype: quote\ntext: Yes.\n`;
    expect(parsePreset('quote', 'short', text).starts).toEqual({ Letter: 2 });
  });

  test.each([
    ['type: quote\n', 'no header'],
    ['title: A\n---\ntype: quote\n', 'needs `title:` and `description:`'],
    [`${header}starts: Letter\n---\ntype: quote\n`, 'numbers in `starts:`'],
    [`${header}starts: { Letter: first }\n---\ntype: quote\n`, 'numbers in `starts:`'],
    [`${header}order: 2\n---\ntype: quote\n`, 'unknown key `order`'],
    [`${header}---\ntype: hero\n`, 'not of the type "quote"'],
    [`${header}---\n- type: quote\n`, 'not of the type "quote"'],
    [`${header}---\ntype: quote\n---\ntype: quote\n`, 'more than one section'],
    [`${header}---\ntype: "quote\n`, 'not valid YAML'],
    ['', 'no header'],
  ])('%j is refused', (text, reason) => {
    expect(() => parsePreset('quote', 'short', text)).toThrow(reason);
  });
});

test('every placeholder picture has a drawing, and every drawing a name', () => {
  const drawings = readdirSync('sections/_shared/samples/pictures');
  expect(drawings.sort()).toEqual(placeholderScenes.map((name) => `${name}.svg`));
  for (const name of placeholderNames) {
    const { width, height } = placeholderPicture(name);
    expect(width * height).toBeGreaterThan(0);
  }
});

test.each([
  ['', true],
  ['Price', true],
  ['table pric', true],
  ['cafe', true],
  ['prices', true],
  ['hero', false],
])('the search "%s" finds a preset: %s', (search, found) => {
  expect(matchesSearch(search, ['pricing', 'Plans of a Café', 'price-table'])).toBe(found);
});

/** Inserts a section into the page of an empty site, as the editor does. */
function insert(section: AnySection): string {
  const index = isHeading(section.type) ? 0 : 1;
  const value = section as JsonValue;
  const site = new YamlText(createManifest([['/', section.type]]));
  return applyEdit(site, { kind: 'insert', path: ['pages', '/', 'sections'], index, value }).text;
}

/** Returns a manifest with empty pages: a headline alone, or nothing where the type is a headline. */
function createManifest(pages: [route: string, type: string][]): string {
  return `site:
  name: Empty
  url: https://www.example.com
  description: A site without content.
  checks: { unreachable-page: off }
pages:
${pages.map(([route, type]) => createPage(route, type)).join('')}`;
}

function createPage(route: string, type: string): string {
  return `  ${route}:
    title: An empty page at the address ${route}
    description: Nothing but a headline is on the page ${route}, so that a section can be added to it.
    sections:${isHeading(type) ? ' []' : `\n      - type: hero\n        headline: Headline of ${route}`}
`;
}

function toRoute({ type, name }: Preset): string {
  return `/${type}-${name}`;
}

function isHeading(type: string): boolean {
  return (sectionSchemas[type] as { 'x-heading'?: number } | undefined)?.['x-heading'] === 1;
}
