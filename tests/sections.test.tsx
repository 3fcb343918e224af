import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createPageContext } from '../renderer/page/context/createPageContext.ts';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { preparePreset } from '../renderer/sections/preparePreset.ts';
import { presetFiles } from '../renderer/sections/presetFiles.ts';
import { sectionFolders } from '../renderer/sections/sectionFolders.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import { sectionViews, structuredDataBuilders } from '../renderer/sections/sectionViews.ts';
import { frameKeys } from '../schema/vocabulary/frame.ts';
import { type AnySection, commonKeys } from '../schema/vocabulary/section.ts';
import { parseYaml } from '../schema/yaml/parseYaml.ts';
import { SourceFile } from '../schema/yaml/source/SourceFile.ts';
import { PageProvider } from '../sections/_shared/page/page.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

describe.each(Object.keys(sectionSchemas))('section type %s', (type) => {
  const presets = listPresets(type);
  const section = presets[0]?.section as AnySection;
  const { tone: _, ...withoutTone } = section;
  const schema = sectionSchemas[type] ?? {};
  const validate = ajv.compile(schema);
  const context = createPageContext(samplePage, sampleRenderContext);

  test('has presets, which are valid and read the same in YAML 1.1', () => {
    expect(presets.map(({ name }) => name).sort()).toEqual(
      Object.keys(presetFiles[type] ?? {}).sort(),
    );
    expect(presets.length).toBeGreaterThan(0);
    for (const { name, yaml, section } of presets) {
      validate(section);
      expect(validate.errors ?? [], name).toEqual([]);
      const { problems } = parseYaml(new SourceFile(`${type}/${name}`, yaml));
      expect(problems.map(({ message }) => message)).toEqual([]);
    }
  });

  test('its presets have titles of their own, and descriptions that fit a card', () => {
    const titles = presets.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length > 40)).toEqual([]);
    const descriptions = presets.map(({ description }) => description);
    expect(descriptions.filter((text) => text.length > 110 || !text.endsWith('.'))).toEqual([]);
  });

  test('its presets show every key', () => {
    const shown = new Set(presets.flatMap(({ section }) => listKeys(schema as Node, section, '')));
    const known = listKnownKeys(schema as Node, '');
    const shared = [...Object.keys(commonKeys), ...Object.keys(frameKeys), 'align', 'type'];
    const exempt = new Set([...shared, ...(unshownKeys[type] ?? [])]);
    // `dev` marks samples; a page looks the same without the key.
    const missing = known.filter(
      (key) => !shown.has(key) && !exempt.has(key.split('.')[0] ?? '') && !key.endsWith('.sample'),
    );
    // All types show pictures with the same component.
    const ofPicture = new RegExp(`\\.(?:${Object.keys(pictureKeys).join('|')})$`);
    // All types draw links and buttons with the same component.
    const ofAction = /(?:action|actions\[\]|link|links\[\])\.(?:style|icon)$/;
    expect(missing.filter((key) => !ofAction.test(key) && !ofPicture.test(key))).toEqual([]);
  });

  test('rejects an unknown key', () => {
    expect(validate({ ...section, titel: 'x' })).toBe(false);
  });

  test('every key has a description for editors', () => {
    expect(findUndescribedKeys(schema as Node, type)).toEqual([]);
  });

  test.each(presets)('its preset $name renders without a warning, the same each time', (preset) => {
    const consoleError = vi.spyOn(console, 'error');
    const html = render(preset.section);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    expect(html).toBe(render(preset.section));
    expect(html).not.toMatch(/ style="/);
    // The drawings of placeholder pictures are tested elsewhere.
    expect(html.replaceAll(/data:image[^"]*/g, 'data:image')).toMatchSnapshot();
  });

  test('renders with its required keys alone', () => {
    const required = (schema as { required?: string[] }).required ?? [];
    const minimal = Object.fromEntries(required.map((key) => [key, section[key]])) as AnySection;
    expect(() => render(minimal)).not.toThrow();
  });

  test('every optional key of its presets changes the page', () => {
    const idle = presets.flatMap(({ name, section: preset }) => {
      // Search engines get no placeholder pictures.
      const { section } = preparePreset(preset, { readFile: () => undefined, anchors: new Set() });
      const complete = output(section);
      return listOptionalKeys(schema as Node, section, [])
        .filter((path) => output(withoutKey(section, path)) === complete)
        .map((path) => `${name}: ${path.join('.')}`);
    });
    expect(idle).toEqual([]);
  });

  test('every choice for its frame and its header changes the page', () => {
    const properties = (schema as Node).properties ?? {};
    const keys = [...Object.keys(frameKeys), 'align'].filter((key) => key in properties);
    const changed = keys.flatMap((key) => listChanges([key], properties[key] as Node));
    const pages = changed.map((change) => render({ ...withoutTone, ...change } as AnySection));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('every value of a choice changes the page in at least one preset', () => {
    const outputs = new Map<string, Set<string>[]>();
    for (const { section: preset } of presets) {
      const { section } = preparePreset(preset, { readFile: () => undefined, anchors: new Set() });
      for (const { path, values } of listChoices(schema as Node, section, [])) {
        const key = path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.');
        if (sameChoices[type]?.includes(key)) continue;
        const known = outputs.get(key) ?? values.map(() => new Set<string>());
        outputs.set(key, known);
        // Two values differ if any preset gives a page to one that the other does not give.
        for (const [index, value] of values.entries())
          known[index]?.add(output(withKey(section, path, value)));
      }
    }
    const idle = [...outputs].filter(([, pages]) => {
      const seen = pages.map((texts) => [...texts].sort().join());
      return new Set(seen).size < seen.length;
    });
    expect(idle.map(([key]) => key)).toEqual([]);
  });

  test('every key of its pictures changes the page', () => {
    const idle = new Map<string, boolean>();
    for (const { section } of presets)
      for (const { path, keys } of listPictures(schema as Node, section, []))
        for (const key of keys) {
          const at = [...path.filter((part) => typeof part === 'string'), key].join('.');
          const shown = withKey(section, [...path, key], pictureKeys[key]);
          if (idle.get(at) !== false) idle.set(at, output(shown) === output(section));
        }
    expect([...idle].filter(([, isIdle]) => isIdle).map(([key]) => key)).toEqual([]);
  });

  test('its structured data has a type', () => {
    const objects = presets.flatMap(
      ({ section }) => structuredDataBuilders.get(type)?.(section, context) ?? [],
    );
    expect(objects.filter((object) => !('@type' in object))).toEqual([]);
  });

  test('has browser code in island.tsx only', () => {
    const island = existsSync(`${sectionFolders[type]}/island.tsx`);
    expect(presets.some((one) => render(one.section).includes('data-island='))).toBe(island);
    if (!island)
      expect(readFileSync(`${sectionFolders[type]}/view.tsx`, 'utf8')).not.toContain('useState');
  });

  function output(content: AnySection): string {
    return (
      render(content) + JSON.stringify(structuredDataBuilders.get(type)?.(content, context) ?? [])
    );
  }

  function render(content: AnySection): string {
    const View = sectionViews.get(type);
    if (!View) throw new Error(`${sectionFolders[type]}/view.tsx has no default export`);
    return renderToStaticMarkup(
      <PageProvider value={context}>
        <View section={content} />
      </PageProvider>,
    );
  }
});

/** Keys that presets cannot show, by type, with the reason. */
const unshownKeys: Record<string, string[]> = {
  // Turning it off hides the keys of jobs that only search engines read.
  jobs: ['structuredData'],
  // A film of the site is a file that no site has at first.
  video: ['file', 'captions'],
};

/** Choices with values that may look the same, by type, with the reason. */
const sameChoices: Record<string, string[]> = {
  // Languages with two names, and short code that has the same colours in several.
  code: ['language'],
};

/** Lists a change of a section for each value of each choice below a key. */
function listChanges(path: string[], { enum: values = [], properties = {} }: Node): object[] {
  const picture = { src: 'placeholder:landscape', alt: '' };
  const set = (value: unknown) =>
    path.reduceRight<unknown>(
      (inner, key) => ({ [key]: key === 'image' ? { ...picture, ...(inner as object) } : inner }),
      value,
    ) as object;
  return [
    ...values.map(set),
    ...(path.at(-1) === 'image' ? [set({})] : []),
    ...Object.entries(properties).flatMap(([key, child]) => listChanges([...path, key], child)),
  ];
}

interface Node {
  type?: string;
  format?: string;
  enum?: string[];
  required?: string[];
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

function findUndescribedKeys(node: Node, path: string): string[] {
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => [
      ...(child.description ? [] : [`${path}.${key}`]),
      ...findUndescribedKeys(child, `${path}.${key}`),
    ]),
    ...(node.items ? findUndescribedKeys(node.items, `${path}[]`) : []),
    ...(node.anyOf ?? []).flatMap((child) => findUndescribedKeys(child, path)),
  ];
}

/** Lists the keys that a section contains, as `items[].title`. */
function listKeys(node: Node, value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => listKeys(node.items ?? {}, item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const schema = node.properties?.[key];
    const inner = path === '' ? key : `${path}.${key}`;
    return schema ? [inner, ...listKeys(schema, child, inner)] : [];
  });
}

/** Lists the keys that a schema allows, as `items[].title`. */
function listKnownKeys(node: Node, path: string): string[] {
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
      const inner = path === '' ? key : `${path}.${key}`;
      return [inner, ...listKnownKeys(child, inner)];
    }),
    ...(node.items ? listKnownKeys(node.items, `${path}[]`) : []),
  ];
}

/** The optional keys of pictures, with a value for each. */
const pictureKeys: Record<string, unknown> = {
  focus: [11, 22],
  dark: 'placeholder:square',
  phone: 'placeholder:logo',
  ratio: 'tall',
  frame: 'phone',
  video: '/videos/desk.mp4',
  caption: 'Our desk',
  credit: 'Photo by Ada',
};

/** Lists the pictures that a section contains, with the optional keys that each may have. */
function listPictures(
  node: Node,
  value: unknown,
  path: (string | number)[],
): { path: (string | number)[]; keys: string[] }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listPictures(node.items ?? {}, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = node;
  if (properties.src?.format === 'image')
    return [{ path, keys: Object.keys(properties).filter((key) => key in pictureKeys) }];
  return Object.entries(value).flatMap(([key, child]) =>
    listPictures(properties[key] ?? {}, child, [...path, key]),
  );
}

/** Lists the paths of all optional keys that a section contains. */
function listOptionalKeys(
  node: Node,
  value: unknown,
  path: (string | number)[],
): (string | number)[][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      listOptionalKeys(node.items ?? {}, item, [...path, index]),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const schema = node.properties?.[key];
    if (!schema) return [];
    const isOptional = !node.required?.includes(key);
    return [
      ...(isOptional ? [[...path, key]] : []),
      ...listOptionalKeys(schema, child, [...path, key]),
    ];
  });
}

/** Lists the choices of a section, also those that it leaves to their default, with their values. */
function listChoices(
  node: Node,
  value: unknown,
  path: (string | number)[],
): { path: (string | number)[]; values: unknown[] }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listChoices(node.items ?? {}, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(node.properties ?? {})
    .filter(([key]) => !(key in commonKeys))
    .flatMap(([key, child]) => {
      const inner = [...path, key];
      const values = child.enum ?? (child.type === 'boolean' ? [true, false] : undefined);
      return values
        ? [{ path: inner, values }]
        : listChoices(child, (value as Record<string, unknown>)[key], inner);
    });
}

function withKey(section: AnySection, path: (string | number)[], value: unknown): AnySection {
  const copy = structuredClone(section);
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as never)[key], copy);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
  return copy;
}

function withoutKey(section: AnySection, path: (string | number)[]): AnySection {
  const copy = structuredClone(section);
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as never)[key], copy);
  delete (parent as Record<string | number, unknown>)[path.at(-1) ?? ''];
  return copy;
}
