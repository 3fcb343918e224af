import { isMapping } from '../../../../base/values/isMapping.ts';
import { readFrontMatter } from '../source/readFrontMatter.ts';
import { readLooseYaml } from '../source/readLooseYaml.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** What matters of `_config.yml`. */
export interface JekyllConfig {
  /** All values, for `site` in templates. */
  values: Record<string, unknown>;
  url: string;
  baseurl: string;
  permalink: string;
  timezone: string;
  excerptSeparator: string;
  collections: ReadonlyMap<string, Record<string, unknown>>;
  /** Returns the values that front matter has by default, by path and kind: `posts`, `pages` or a collection. */
  getDefaults(path: string, type: string): Record<string, unknown>;
}

/** Reads `_config.yml` or `_config.toml`. */
export function readJekyllConfig(folder: SourceFolder): JekyllConfig {
  const path = ['_config.yml', '_config.yaml', '_config.toml'].find((name) => folder.has(name));
  const values = path === undefined ? {} : readValues(folder, path);
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : '');
  const scopes = Array.isArray(values.defaults) ? values.defaults.filter(isMapping) : [];
  return {
    values,
    url: text('url').replace(/\/$/, ''),
    baseurl: text('baseurl').replace(/\/$/, ''),
    permalink: text('permalink') || 'date',
    timezone: text('timezone') || 'UTC',
    excerptSeparator: text('excerpt_separator') || '<!--more-->',
    collections: readCollections(values.collections),
    getDefaults: (file, type) =>
      Object.assign(
        {},
        ...scopes
          .filter(({ scope }) => isMapping(scope) && matches(scope, file, type))
          .sort((one, other) => length(one) - length(other))
          .map(({ values }) => (isMapping(values) ? values : {})),
      ),
  };
}

function readValues(folder: SourceFolder, path: string): Record<string, unknown> {
  const text = folder.readText(path) ?? '';
  const { data, problem } = path.endsWith('.toml')
    ? readFrontMatter(`+++\n${text}\n+++\n`)
    : readLooseYaml(text);
  if (problem)
    folder.add({
      file: path,
      line: problem.line + 1,
      what: 'a file that cannot be read',
      piece: problem.message,
      became: 'was read as far as possible',
    });
  return data;
}

function readCollections(value: unknown): Map<string, Record<string, unknown>> {
  if (Array.isArray(value)) return new Map(value.map((name) => [String(name), {}]));
  return new Map(
    Object.entries(isMapping(value) ? value : {}).map(([name, options]) => [
      name,
      isMapping(options) ? options : {},
    ]),
  );
}

function matches(scope: Record<string, unknown>, file: string, type: string): boolean {
  const path = typeof scope.path === 'string' ? scope.path.replace(/^\/|\/$/g, '') : '';
  const isBelow =
    path === '' ||
    file === path ||
    file.startsWith(`${path}/`) ||
    (path.includes('*') &&
      new RegExp(`^${path.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}`).test(
        file,
      ));
  return isBelow && (scope.type === undefined || scope.type === '' || scope.type === type);
}

function length({ scope }: Record<string, unknown>): number {
  return isMapping(scope) && typeof scope.path === 'string' ? scope.path.length : 0;
}
