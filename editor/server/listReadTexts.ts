import { parseRowPath } from '../../base/files/rowPath.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import {
  type CheckedSite,
  getSiteFileKind,
  isFreeText,
  replaceReadTexts,
} from '../../schema/index.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import { getCollectionName } from '../yaml/collectionPath.ts';
import { listLocatedTexts } from '../yaml/commands/listLocatedTexts.ts';

/**
 * Lists the paths of the texts of a file that visitors read, by the schemas of pages, sections, rows and
 * forms. Neither names and codes nor translations are among them.
 */
export function listReadTexts(
  file: string,
  value: unknown,
  { siteContext: { context } }: Pick<CheckedSite, 'siteContext'>,
): YamlPath[] {
  if (!isMapping(value)) return [];
  const found: YamlPath[] = [];
  const add = (owner: Parameters<typeof replaceReadTexts>[1], content: unknown, at: YamlPath) => {
    if (isMapping(content))
      replaceReadTexts(content, owner, { ...context.resolve, ...context }, (text, path) => {
        found.push([...at, ...path]);
        return text;
      });
  };
  const kind = getSiteFileKind(file);
  if (kind === 'words') return listLocatedTexts(value).map(({ at }) => at);
  if (kind === 'manifest') {
    add('site', value.site, ['site']);
    for (const [part, owner] of [
      ['blocks', 'block'],
      ['pages', 'page'],
    ] as const)
      for (const [key, content] of Object.entries(value[part] ?? {}))
        add(owner, content, [part, key]);
  } else if (file.startsWith('data/forms/')) add('form', value, []);
  else {
    const row = parseRowPath(file);
    const { collection: name = getCollectionName(file) ?? '' } = row ?? {};
    const schema = context.collections.get(name)?.schema?.value;
    if (row) return [...listFreeTexts(schema, value), ...('body' in value ? [['body']] : [])];
    for (const [key, row] of Object.entries(value))
      found.push(...listFreeTexts(schema, row, [key]));
  }
  return found;
}

/** Lists the paths of the texts of a row for which its schema permits any words. */
function listFreeTexts(schema: unknown, value: unknown, at: YamlPath = []): YamlPath[] {
  if (!isMapping(schema)) return [];
  if (typeof value === 'string') return isFreeText(schema) ? [at] : [];
  const { properties, additionalProperties, items } = schema;
  if (Array.isArray(value))
    return value.flatMap((item, index) => listFreeTexts(items, item, [...at, index]));
  return Object.entries(isMapping(value) ? value : {}).flatMap(([key, inner]) =>
    listFreeTexts(
      isMapping(properties) && Object.hasOwn(properties, key)
        ? properties[key]
        : additionalProperties,
      inner,
      [...at, key],
    ),
  );
}
