import { isMapping } from '../../../../base/values/isMapping.ts';
import { readFolderData } from '../source/readFolderData.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { createContentPaths } from './createContentPaths.ts';
import { lowerKeys } from './lowerKeys.ts';

/** What matters of the configuration of Hugo. */
export interface HugoConfig {
  values: Record<string, unknown>;
  baseUrl: string;
  title: string;
  language: string;
  /** Returns the path of a file in the content of the site: `de/posts/a.md`; undefined for files elsewhere. */
  toContentPath(path: string): string | undefined;
  staticFolders: readonly string[];
  /** Section → pattern of the addresses of its pages. */
  permalinks: Readonly<Record<string, string>>;
  /** Column → name in addresses: `tags` → `tags`. */
  taxonomies: Readonly<Record<string, string>>;
  isUgly: boolean;
  keepsCapitals: boolean;
  /** Codes of languages besides the main one. */
  languages: readonly string[];
  readsFileDates: boolean;
  paginatePath: string;
}

/** Reads `hugo.toml`, `config.toml` or the folder `config/_default`, in TOML, YAML or JSON. Keys may have any capitals. */
export function readHugoConfig(folder: SourceFolder): HugoConfig {
  const values: Record<string, unknown> = {};
  const files = folder.paths.filter(
    (path) =>
      /^(?:hugo|config)\.(?:toml|ya?ml|json)$/.test(path) ||
      /^config\/_default\/[^/]+\.(?:toml|ya?ml|json)$/.test(path),
  );
  for (const path of files) {
    const [, name = ''] = /([^/]+)\.\w+$/.exec(path) ?? [];
    const read = lowerKeys(readFolderData(folder, path));
    // Files such as `permalinks.toml` hold one key.
    if (/^(?:hugo|config)$/.test(name)) Object.assign(values, read);
    else values[name.replace(/\.\w+$/, '').toLowerCase()] = read;
  }
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : '');
  const languages = isMapping(values.languages) ? Object.keys(values.languages) : [];
  const language = text('defaultcontentlanguage') || languages[0] || text('languagecode') || 'en';
  const permalinks = isMapping(values.permalinks) ? values.permalinks : {};
  const pages = isMapping(permalinks.page) ? permalinks.page : permalinks;
  const frontMatter = isMapping(values.frontmatter) ? values.frontmatter : {};
  const taxonomies = isMapping(values.taxonomies)
    ? values.taxonomies
    : { tag: 'tags', category: 'categories' };
  for (const name of Object.values(taxonomies).map(String))
    if (!/^(?:tags|categories)$/i.test(name))
      folder.noteFile(files[0] ?? '', `lists of pages by \`${name}\``, 'left out');
  return {
    values,
    baseUrl: text('baseurl').replace(/\/$/, ''),
    title: text('title'),
    language,
    toContentPath: createContentPaths(folder, values, language),
    staticFolders: [values.staticdir ?? 'static'].flat().map(String),
    permalinks: Object.fromEntries(
      Object.entries(pages).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    taxonomies: Object.fromEntries(
      Object.values(taxonomies).map((name) => [
        String(name).toLowerCase(),
        String(name).toLowerCase(),
      ]),
    ),
    isUgly: values.uglyurls === true,
    keepsCapitals: values.disablepathtolower === true,
    languages: languages.filter((name) => name !== language),
    readsFileDates: JSON.stringify(frontMatter.date ?? '').includes(':filename'),
    paginatePath: text('paginatepath') || 'page',
  };
}
