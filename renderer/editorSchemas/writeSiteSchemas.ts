import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import { readSiteContext } from '../../schema/check/readSiteContext.ts';
import type { SiteNames } from '../../schema/jsonSchema/SiteNames.ts';
import { loadSite } from '../../schema/manifest/loadSite.ts';
import { readPublic } from '../../schema/manifest/readPublic.ts';
import { sectionSchemas } from '../sections/sectionSchemas.ts';
import { generateSchemas } from './generateSchemas.ts';

/**
 * Writes the JSON Schemas of a site into `.blockwright/schema/`, where the settings of a new site
 * look for them. Leaves files alone that are up to date.
 *
 * @returns the paths below the site
 */
export async function writeSiteSchemas(root: string): Promise<string[]> {
  const schemas = await generateSchemas(root, await readSiteNames(root));
  for (const [path, content] of Object.entries(schemas)) {
    const file = cachePath(root, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
    await writeWhole(file, content);
  }
  return Object.keys(schemas).map((path) => join('.blockwright', path));
}

/** Reads the names that a site defines and its pages refer to, as far as its files can be read. */
async function readSiteNames(root: string): Promise<SiteNames> {
  const { files } = await readPublic(root);
  const { context, forms, site } = readSiteContext(
    await loadSite(root, { deferred: true }),
    { root, sections: sectionSchemas, mode: 'dev', now: new Date() },
    new CheckCache(),
  );
  return {
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
    values: listTexts(site ?? {}, 'site'),
  };
}

/** Lists the names of the texts in `site:` and in its mappings, such as `site.links.booking`. */
function listTexts(values: object, name: string): string[] {
  return Object.entries(values).flatMap(([key, value]): string[] => {
    if (typeof value === 'string') return [`${name}.${key}`];
    return name === 'site' && ['links', 'contact'].includes(key) && value
      ? listTexts(value, `${name}.${key}`)
      : [];
  });
}

function mapValues<In, Out>(map: ReadonlyMap<string, In>, convert: (value: In) => Out) {
  return Object.fromEntries([...map].map(([key, value]) => [key, convert(value)]));
}
