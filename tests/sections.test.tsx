import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createPageContext } from '../renderer/page/createPageContext.ts';
import { sectionExamples, sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import { sectionViews, structuredDataBuilders } from '../renderer/sections/sectionViews.ts';
import type { AnySection } from '../schema/section.ts';
import { parseYaml } from '../schema/yaml/parseYaml.ts';
import { SourceFile } from '../schema/yaml/source/SourceFile.ts';
import { PageProvider } from '../sections/_shared/page.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

describe.each(Object.keys(sectionSchemas))('section type %s', (type) => {
  const yaml = sectionExamples[type] ?? '';
  const section = parse(yaml) as AnySection;
  const schema = sectionSchemas[type] ?? {};
  const validate = ajv.compile(schema);
  const context = createPageContext(samplePage, sampleRenderContext);

  test('its example is valid', () => {
    validate(section);
    expect(validate.errors ?? []).toEqual([]);
    expect(section.type).toBe(type);
  });

  test('its example reads the same in YAML 1.1', () => {
    const { problems } = parseYaml(new SourceFile(`sections/${type}/example.yaml`, yaml));
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  test('rejects an unknown key', () => {
    expect(validate({ ...section, titel: 'x' })).toBe(false);
  });

  test('every key has a description for editors', () => {
    expect(findUndescribedKeys(schema as Node, type)).toEqual([]);
  });

  test('its example renders without a warning, the same each time', () => {
    const consoleError = vi.spyOn(console, 'error');
    const html = render(section);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    expect(html).toBe(render(section));
    expect(html).not.toMatch(/ style="/);
    expect(html).toMatchSnapshot();
  });

  test('renders with its required keys alone', () => {
    const required = (schema as { required?: string[] }).required ?? [];
    const minimal = Object.fromEntries(required.map((key) => [key, section[key]])) as AnySection;
    expect(() => render(minimal)).not.toThrow();
  });

  test('every optional key of its example changes the page', () => {
    const complete = output(section);
    const idle = listOptionalKeys(schema as Node, section, []).filter(
      (path) => output(withoutKey(section, path)) === complete,
    );
    expect(idle.map((path) => path.join('.'))).toEqual([]);
  });

  test('its structured data has a type', () => {
    for (const object of structuredDataBuilders.get(type)?.(section, context) ?? [])
      expect(object).toHaveProperty('@type');
  });

  test('has browser code in island.tsx only', () => {
    const island = existsSync(`sections/${type}/island.tsx`);
    expect(render(section).includes('data-island=')).toBe(island);
    if (!island)
      expect(readFileSync(`sections/${type}/view.tsx`, 'utf8')).not.toContain('useState');
  });

  function output(content: AnySection): string {
    return (
      render(content) + JSON.stringify(structuredDataBuilders.get(type)?.(content, context) ?? [])
    );
  }

  function render(content: AnySection): string {
    const View = sectionViews.get(type);
    if (!View) throw new Error(`sections/${type}/view.tsx has no default export`);
    return renderToStaticMarkup(
      <PageProvider value={context}>
        <View section={content} />
      </PageProvider>,
    );
  }
});

interface Node {
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

/** Lists the paths of all optional keys that an example contains. */
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

function withoutKey(section: AnySection, path: (string | number)[]): AnySection {
  const copy = structuredClone(section);
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as never)[key], copy);
  delete (parent as Record<string | number, unknown>)[path.at(-1) ?? ''];
  return copy;
}
