import { isMapping } from '../../schema/validate/isMapping.ts';
import { YamlText } from '../edit/yaml/YamlText.ts';

/** What a migration may need to know about the rest of a site, as it was before the upgrade. */
export interface MigratedSite {
  /** The section types that the site defines itself. Migrations leave them alone. */
  ownTypes: ReadonlySet<string>;
  /** The blocks of all files by name. */
  blocks: ReadonlyMap<string, Record<string, unknown>>;
  locale: string;
  /** The content of words.yaml. */
  words: unknown;
  /** Returns the columns that the rows of a collection have; empty if its file is not known. */
  columnsOf(collection: string): ReadonlySet<string>;
}

/**
 * Reads what migrations need to know about a site.
 *
 * @param files path → text
 * @throws EditError for a file that is not valid YAML
 */
export function readMigratedSite(
  files: ReadonlyMap<string, string>,
  ownTypes: Iterable<string> = [],
): MigratedSite {
  const contents = new Map(
    [...files].map(([path, text]) => [path, new YamlText(text).value] as const),
  );
  const manifests = [...contents].filter(([path]) => isManifest(path)).map(([, value]) => value);
  const site = child(contents.get('pages.yaml'), 'site');
  return {
    ownTypes: new Set(ownTypes),
    blocks: new Map(
      manifests.flatMap((manifest) =>
        Object.entries(child(manifest, 'blocks')).filter(
          (entry): entry is [string, Record<string, unknown>] => isMapping(entry[1]),
        ),
      ),
    ),
    locale: typeof site.locale === 'string' ? site.locale : 'en',
    words: contents.get('words.yaml'),
    columnsOf(collection) {
      const rows =
        contents.get(`data/${collection}.yaml`) ?? contents.get(`data/${collection}.yml`);
      return new Set(
        Object.values(isMapping(rows) || Array.isArray(rows) ? rows : {})
          .filter(isMapping)
          .flatMap(Object.keys),
      );
    },
  };
}

/** Whether a path below the root is that of a file with pages and blocks. */
export function isManifest(path: string): boolean {
  return path === 'pages.yaml' || /^pages\/[^/]+$/.test(path);
}

function child(value: unknown, key: string): Record<string, unknown> {
  const found = isMapping(value) ? value[key] : undefined;
  return isMapping(found) ? found : {};
}
