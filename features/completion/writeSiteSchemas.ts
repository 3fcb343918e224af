import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { presets, sectionSchemas } from '../../renderer/index.ts';
import { openSiteContext, readPublic } from '../../schema/index.ts';
import type { AnySection } from '../../schema/vocabulary.ts';
import { createEditorSchemas } from './jsonSchema/createEditorSchemas.ts';
import type { SiteNames } from './jsonSchema/SiteNames.ts';

/**
 * Writes the JSON Schemas of a site into `.blockwright/schema/`, where the settings of a new site
 * look for them. Leaves files alone that are up to date.
 *
 * @returns the paths below the site
 */
export async function writeSiteSchemas(root: string): Promise<string[]> {
  const schemas = generateSchemas(await readDefinitions(root));
  for (const [path, content] of Object.entries(schemas)) {
    const file = cachePath(root, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
    await writeWhole(file, content);
  }
  return Object.keys(schemas).map((path) => join('.blockwright', path));
}

/** What the schemas of a site depend on besides the engine. */
interface SiteDefinitions {
  /** The names that the site defines and its pages refer to. */
  names: SiteNames;
  /** Name of a collection → JSON Schema of its rows. */
  rows: Record<string, object>;
}

/** Reads what a site defines, as far as its files can be read. */
async function readDefinitions(root: string): Promise<SiteDefinitions> {
  const { files } = await readPublic(root);
  const { context, forms, site } = await openSiteContext(root, {
    sections: sectionSchemas,
    mode: 'dev',
  });
  const names = {
    blocks: mapValues(context.manifest.blocks, ({ value }) =>
      typeof value.type === 'string' ? value.type : undefined,
    ),
    collections: mapValues(context.collections, ({ rows }) => [...rows.keys()]),
    columns: mapValues(context.collections, ({ columns }) => columns ?? []),
    forms: Object.keys(forms),
    links: [
      ...context.manifest.routeEntries.flatMap(({ route }) => (route.includes('{{') ? [] : route)),
      ...files
        .filter((file) => /\.(?:pdf|zip|docx?|xlsx?|pptx?)$/i.test(file))
        .map((file) => `/${file}`),
    ],
    pictures: files
      .filter((file) => /\.(?:jpe?g|png|svg|webp|avif|gif)$/i.test(file))
      .map((file) => `/${file}`),
    values: listTextNames(site ?? {}, 'site'),
  };
  return { names, rows: mapValues(context.loaded.rowSchemas, ({ value }) => Object(value)) };
}

/** Lists the names of the texts in `site:` and in its mappings, such as `site.links.booking`. */
function listTextNames(values: object, name: string): string[] {
  return Object.entries(values).flatMap(([key, value]): string[] => {
    if (typeof value === 'string') return [`${name}.${key}`];
    return name === 'site' && ['links', 'contact'].includes(key) && value
      ? listTextNames(value, `${name}.${key}`)
      : [];
  });
}

function mapValues<In, Out>(map: ReadonlyMap<string, In>, convert: (value: In) => Out) {
  return Object.fromEntries([...map].map(([key, value]) => [key, convert(value)]));
}

/**
 * Generates the JSON Schemas with which editors check and complete the files of a site.
 *
 * @returns path, beginning with `schema/` → content
 */
function generateSchemas({ names, rows }: SiteDefinitions): Record<string, string> {
  const schemas = createEditorSchemas({
    sections: sectionSchemas,
    examples: listSnippets(),
    rows,
    names,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([path, schema]) => [
      path,
      `${JSON.stringify(schema, undefined, 1)}\n`,
    ]),
  );
}

/** Returns the section that editors insert for each type: its first preset. */
function listSnippets(): Record<string, AnySection> {
  return Object.fromEntries(
    Object.keys(sectionSchemas).flatMap((type) =>
      presets
        .listPresets(type)
        .slice(0, 1)
        .map(({ section }) => [type, section]),
    ),
  );
}
