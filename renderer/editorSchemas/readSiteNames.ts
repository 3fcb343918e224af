import { CheckCache } from '../../schema/check/CheckCache.ts';
import { readSiteContext } from '../../schema/check/readSiteContext.ts';
import type { SiteNames } from '../../schema/jsonSchema/SiteNames.ts';
import { loadSite } from '../../schema/manifest/loadSite.ts';
import { sectionSchemas } from '../sections/sectionSchemas.ts';

/** Reads the names that a site defines and its pages refer to, as far as its files can be read. */
export async function readSiteNames(root: string): Promise<SiteNames> {
  const { context, forms } = readSiteContext(
    await loadSite(root),
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
  };
}

function mapValues<In, Out>(map: ReadonlyMap<string, In>, convert: (value: In) => Out) {
  return Object.fromEntries([...map].map(([key, value]) => [key, convert(value)]));
}
