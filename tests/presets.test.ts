import { describe, expect, test } from 'vitest';
import { matchesSearch } from '../renderer/edit/ui/sidebar/matchesSearch.ts';
import { applyEdit } from '../renderer/edit/yaml/applyEdit.ts';
import type { Content } from '../renderer/edit/yaml/emit.ts';
import { YamlText } from '../renderer/edit/yaml/YamlText.ts';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { parsePreset } from '../renderer/sections/Preset.ts';
import { preparePreset, withAnchor } from '../renderer/sections/preparePreset.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import type { AnySection } from '../schema/section.ts';
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
    });
  });

  test.each([
    ['type: quote\n', 'no header'],
    ['title: A\n---\ntype: quote\n', 'needs `title:` and `description:`'],
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

test.each([
  ['', true],
  ['Price', true],
  ['table pric', true],
  ['cafe', true],
  ['hero', false],
])('the search "%s" finds a preset: %s', (search, found) => {
  expect(matchesSearch(search, ['pricing', 'Plans of a Café', 'price-table'])).toBe(found);
});

/** Inserts a section into the page of an empty site, as the editor does; a headline of its own is the only one. */
function insert(section: AnySection): string {
  const schema = sectionSchemas[section.type] as { 'x-heading'?: number };
  const isHeading = schema['x-heading'] === 1;
  const path = ['pages', '/', 'sections'];
  const site = new YamlText(manifest.replace('HERE', isHeading ? '[]' : hero));
  return applyEdit(site, {
    kind: 'insert',
    path,
    index: isHeading ? 0 : 1,
    value: section as Content,
  }).text;
}

const hero = `
      - type: hero
        headline: A headline`;

const manifest = `site:
  name: Empty
  url: https://www.example.com
  description: A site without content.
pages:
  /:
    title: A page that has nothing but a headline yet
    description: This page is there so that a section can be added to it and be checked.
    sections: HERE
`;
