import { getOwn } from '../../base/values/getOwn.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { expandBlocks } from '../reference/expandBlocks.ts';
import type { TextFormat } from '../reference/expressions/FormattedTexts.ts';
import type { SourceLayer } from '../reference/expressions/Provenance.ts';
import type { FieldIndex } from '../reference/lists/FieldIndex.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import { variants } from '../reference/read/variants.ts';
import type { KeyAnnotations } from '../vocabulary/features/defineKeys.ts';
import { featureKeys } from '../vocabulary/features/featureKeys.ts';
import { formSchema } from '../vocabulary/form/form.ts';
import { pageSchema } from '../vocabulary/page.ts';
import { siteSchema } from '../vocabulary/site/site.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { hasWords, type ReplaceText, replaceFormattedTexts } from './replaceFormattedTexts.ts';

/** A text of the original that a translation replaces. */
export interface SourceText {
  /** The text with its `{{ }}`. */
  text: string;
  format: TextFormat;
  file: YamlFile;
  /** Its path in the file. */
  path: YamlPath;
  /**
   * Its place for `at:`, which does not depend on the order of sections: `faq.items[2].title` with the
   * `id` or type of the section; `faq(2)` is the second section of the same name.
   */
  place: string;
}

/** The context on which the texts of a value depend. */
export type TextContext = Pick<ResolveContext, 'blocks' | 'isIncomplete' | 'sections'> & {
  fieldIndex: FieldIndex;
};

/** The parts of a site with texts: a route entry, `site:`, a block or a form. */
export type TextOwner = 'page' | 'site' | 'block' | 'form';

/** Lists the texts of an unresolved page, of `site:`, a block or a form, in the order of the file. */
export function listOwnerTexts(
  { file, path, value }: SourceLayer,
  owner: TextOwner,
  context: TextContext,
): SourceText[] {
  const texts: SourceText[] = [];
  const toPlace = createPlaces(value, owner === 'block' ? String(path.at(-1)) : '');
  replaceOwnerTexts(value, owner, context, (text, inner, format) => {
    texts.push({ text, format, file, path: [...path, ...inner], place: toPlace(inner) });
    return text;
  });
  return texts;
}

/** Replaces the texts of an unresolved page, of `site:`, a block or a form that a translation replaces. */
export function replaceOwnerTexts(
  value: Record<string, unknown>,
  owner: TextOwner,
  context: TextContext,
  replace: ReplaceText,
): Record<string, unknown> {
  return replaceReadTexts(value, owner, context, (text, path, format) => {
    const isName = owner === 'site' && untranslatedNames.has(String(path[0]));
    return isName || !hasWords(text) ? text : replace(text, path, format);
  });
}

/** Replaces the texts of an unresolved page, of `site:`, a block or a form that visitors read. */
export function replaceReadTexts(
  value: Record<string, unknown>,
  owner: TextOwner,
  context: TextContext,
  replace: ReplaceText,
): Record<string, unknown> {
  if (owner === 'block') return replaceSection(value, context, replace, []);
  const branch = context.fieldIndex.getTextBranch(schemas[owner]);
  if (!branch) return value;
  const kept = technicalKeys[owner];
  const isKept = (path: YamlPath) =>
    path.some((key) => kept.has(String(key))) || isTechnicalKey(owner, path[0]);
  const replaced = replaceFormattedTexts(value, branch, (text, path, format) =>
    isKept(path) ? text : replace(text, path, format),
  );
  if (owner !== 'page' || !Array.isArray(value.sections)) return replaced;
  let isChanged = false;
  const sections = value.sections.map((section: unknown, index) => {
    if (!isMapping(section)) return section;
    const translated = replaceSection(section, context, replace, ['sections', index]);
    isChanged ||= translated !== section;
    return translated;
  });
  return isChanged ? { ...replaced, sections } : replaced;
}

/** Returns a function that names the place of a path in a page or another value, perhaps by its name. */
export function createPlaces(
  value: Record<string, unknown>,
  name = '',
): (path: YamlPath) => string {
  let names: string[] | undefined;
  return (path) => {
    const [first, index, ...rest] = path;
    if (first !== 'sections' || typeof index !== 'number')
      return formatPath(name ? [name, ...path] : path);
    names ??= nameSections(value.sections);
    return `${names[index] ?? ''}${formatPath(['', ...rest])}`;
  };
}

const schemas = { page: pageSchema, site: siteSchema, form: formSchema };

/** Keys whose values are no texts for visitors, though their schema is a text. */
const technicalKeys: Record<keyof typeof schemas, ReadonlySet<string>> = {
  page: new Set(['robots', 'type']),
  site: new Set(['twitter', 'profiles', 'organization', 'theme']),
  form: new Set(['function', 'autocomplete', 'value', 'sendAs', 'bucket', 'accept']),
};

/** Whether a feature adds a key whose texts are not for visitors. */
function isTechnicalKey(owner: keyof typeof schemas, key: YamlPath[number] | undefined): boolean {
  const schema = getOwn<KeyAnnotations>(featureKeys[owner], String(key));
  return schema?.['x-technical'] === true;
}

/** Keys of `site:` with names that are the same in every language. */
const untranslatedNames = new Set(['name', 'legalName', 'properNames']);

function replaceSection(
  value: Record<string, unknown>,
  context: TextContext,
  replace: ReplaceText,
  path: (string | number)[],
): Record<string, unknown> {
  const schema = context.sections[getType(value, context)];
  const branch = schema && context.fieldIndex.getTextBranch(schema);
  if (!branch) return value;
  const replaceKeys = (keys: typeof value, inner: YamlPath = []) =>
    replaceFormattedTexts(keys, branch, replace, [...path, ...inner]);
  const replaced = replaceKeys(value);
  return variants?.replace(replaced, replaceKeys) ?? replaced;
}

/** Returns the type of a section, or of the block that it uses. */
function getType(value: Record<string, unknown>, context: TextContext): string {
  if (!('use' in value)) return String(value.type);
  const own = { value, path: [], file: undefined as unknown as YamlFile };
  const expanded = expandBlocks(own, { ...context, isIncomplete: true });
  return 'layers' in expanded ? String(expanded.layers.at(-1)?.value.type) : '';
}

function nameSections(sections: unknown): string[] {
  const counts = new Map<string, number>();
  return (Array.isArray(sections) ? sections : []).map((section: unknown) => {
    const { id, type, use } = isMapping(section) ? section : {};
    const name = String(id ?? type ?? use ?? '');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}(${count})`;
  });
}

function formatPath(path: YamlPath): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join('');
}
