import { expect, test } from 'vitest';
import { listHeadScripts } from '../renderer/context/headModules.ts';
import { renderPage } from '../renderer/page/renderPage.tsx';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import { pageSchema } from '../schema/vocabulary/page.ts';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { header } from '../schema/vocabulary/site/header.ts';
import type { Site } from '../schema/vocabulary/site/site.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

interface KeyWithDefault {
  name: string;
  byDefault: unknown;
}

/** Lists the keys of a mapping whose schema says what happens without them. */
function listDefaults(schema: object): KeyWithDefault[] {
  const { properties = {} } = schema as { properties?: Record<string, { default?: unknown }> };
  return Object.entries(properties).flatMap(([name, { default: byDefault }]) =>
    byDefault === undefined ? [] : { name, byDefault },
  );
}

/** Renders a page with a header, a footer and a script that counts visits. */
function render(
  values: { page?: object; header?: object; section?: AnySection | undefined } = {},
): string {
  const { site, assets } = sampleRenderContext;
  const scripts = listHeadScripts({
    ...site,
    analytics: { fathom: { site: 'A' } },
  } as Site).map(({ code: _, ...script }) => ({ ...script, src: `/assets/${script.name}.js` }));
  const page = {
    ...samplePage,
    sections: values.section ? [values.section] : [],
    ...values.page,
  };
  return renderPage(page, {
    ...sampleRenderContext,
    site: { ...site, header: { items: [{ label: 'Home', to: '/' }], ...values.header } },
    assets: { ...assets, scripts },
  }).html;
}

/** Expects that a value changes nothing where it is the default, and that its opposite changes a page. */
function expectDefault(byDefault: unknown, renderers: readonly ((value?: unknown) => string)[]) {
  for (const renderWith of renderers) expect(renderWith(byDefault)).toBe(renderWith());
  if (typeof byDefault !== 'boolean') return;
  expect(renderers.some((renderWith) => renderWith(!byDefault) !== renderWith())).toBe(true);
}

/** Returns a value under its key; without a value, nothing. */
function set(name: string, value: unknown) {
  return value === undefined ? {} : { [name]: value };
}

test.each(listDefaults(header))('site.header.$name is $byDefault by default', (key) => {
  expectDefault(key.byDefault, [(value) => render({ header: set(key.name, value) })]);
});

/** The page itself looks the same without it; the search of the site does not find it. */
const changesNoPage = 'search';

test.each(listDefaults(pageSchema).filter(({ name }) => name !== changesNoPage))(
  '$name of a page is $byDefault by default',
  (key) => {
    expectDefault(key.byDefault, [(value) => render({ page: set(key.name, value) })]);
  },
);

const ofSections = Object.entries(sectionSchemas).flatMap(([type, schema]) =>
  listDefaults(schema).map((key) => ({ type, ...key })),
);

test.each(ofSections)('$name of $type is $byDefault by default', ({ type, name, byDefault }) => {
  const renderers = listPresets(type).map((preset) => {
    // Drawings are no pictures for search engines.
    const text = JSON.stringify(preset.section).replace(/placeholder:[\w-]+/g, '/images/photo.jpg');
    const { [name]: _, ...section }: Record<string, unknown> = JSON.parse(text);
    return (value?: unknown) =>
      render({ section: { ...section, ...set(name, value) } as unknown as AnySection });
  });
  expectDefault(byDefault, renderers);
});
