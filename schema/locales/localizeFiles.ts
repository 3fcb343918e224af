import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { getFileLocale } from '../manifest/getFileLocale.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { ManifestFile } from '../manifest/ManifestFile.ts';
import { MarkdownFile } from '../manifest/MarkdownFile.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { Catalogue } from './Catalogue.ts';
import type { PlacedText } from './findNearTexts.ts';
import type { TextContext } from './listOwnerTexts.ts';
import { hasWords } from './replaceFormattedTexts.ts';
import type { TranslationList } from './TranslationList.ts';
import { Translator } from './Translator.ts';

/** The files of a site in another language, without its pages. */
export interface LocalizedFiles extends LoadedSite {
  /** Collection → the keys of its Markdown rows without a translation. */
  untranslated: Map<string, Set<string>>;
  /** The texts of `site:` without a translation. */
  untranslatedTexts: ReadonlySet<string>;
}

/**
 * Translates `site:`, blocks, rows and forms. Each file keeps its source and its locations.
 *
 * @param options.keepsOriginals whether Markdown rows without a translation stay as they are
 */
export function localizeFiles(
  loaded: LoadedSite,
  catalogue: Catalogue,
  context: TextContext,
  { mode, keepsOriginals }: { mode: 'build' | 'dev'; keepsOriginals: boolean },
): LocalizedFiles {
  const { locale, site, data, forms } = catalogue;
  const siteTranslator = new Translator([site], mode);
  const blockTranslator = new Translator([site], mode);
  const createTranslator = (list: TranslationList | undefined) =>
    new Translator([list, site], mode);
  const columnTranslators = new Map<TranslationList, Translator>();
  const translateRow = (collection: string, key: string, row: unknown) => {
    const columns = data.get(collection);
    if (!columns || !isMapping(row)) return row;
    const translated = [...columns].flatMap(([column, list]) => {
      if (!Object.hasOwn(row, column)) return [];
      const translator = getOrCreate(columnTranslators, list, () => {
        const created = createTranslator(list);
        created.prepare(listColumnTexts(loaded.collections.get(collection)?.value, column));
        return created;
      });
      return [[column, translator.translateAll(row[column], [key, column])]];
    });
    return { ...row, ...Object.fromEntries(translated) };
  };
  const untranslated: LocalizedFiles['untranslated'] = new Map();
  const translations = new Map<string, MarkdownFile>();
  for (const file of loaded.localeFiles)
    if (file instanceof MarkdownFile && getFileLocale(file.source.path) === locale)
      translations.set(`${file.collection}/${file.key}`, file);
  const markdownFiles = loaded.markdownFiles.flatMap((file) => {
    const { collection, key } = file;
    const value = translateRow(collection, key, file.value);
    const translation = translations.get(`${collection}/${key}`);
    if (translation) {
      const merged = { ...(value as object), ...(translation.value as object) };
      return replaceMarkdown(translation, merged);
    }
    const keys = untranslated.get(collection) ?? new Set();
    untranslated.set(collection, keys.add(key));
    return keepsOriginals ? replaceMarkdown(file, value) : [];
  });
  const isLeft = new Set(markdownFiles.map(({ collection }) => collection));
  const collections = new Map(loaded.collections);
  for (const name of untranslated.keys()) {
    const schema = loaded.rowSchemas.get(name);
    if (schema && !isLeft.has(name) && !collections.has(name))
      collections.set(name, replaceValue(schema, undefined));
  }
  return {
    ...loaded,
    untranslated,
    untranslatedTexts: siteTranslator.untranslated,
    markdownFiles,
    manifests: loaded.manifests.map((manifest) =>
      localizeManifest(manifest, { siteTranslator, blockTranslator }, context, locale),
    ),
    collections: mapFiles(collections, (name, value) =>
      isMapping(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, row]) => [key, translateRow(name, key, row)]),
          )
        : value,
    ),
    forms: mapFiles(loaded.forms, (name, value) =>
      isMapping(value)
        ? createTranslator(forms.get(name)).translateOwner(keepChoices(value), 'form', context)
        : value,
    ),
  };
}

/** Lists the texts of a column in all rows. */
function listColumnTexts(rows: unknown, column: string): PlacedText[] {
  return Object.entries(isMapping(rows) ? rows : {}).flatMap(([key, row]) => {
    const text = isMapping(row) ? row[column] : undefined;
    if (typeof text !== 'string' || !hasWords(text)) return [];
    return { text, place: () => `${key}.${column}` };
  });
}

function localizeManifest(
  manifest: ManifestFile,
  { siteTranslator, blockTranslator }: Record<'siteTranslator' | 'blockTranslator', Translator>,
  context: TextContext,
  locale: string,
): ManifestFile {
  const translate = (value: unknown) => {
    if (!isMapping(value)) return value;
    const { site, blocks } = value;
    return {
      ...(isMapping(site) && {
        site: { ...siteTranslator.translateOwner(site, 'site', context), locale },
      }),
      ...(isMapping(blocks) && {
        blocks: Object.fromEntries(
          Object.entries(blocks).map(([name, block]) => [
            name,
            isMapping(block)
              ? blockTranslator.translateOwner(block, 'block', context, name)
              : block,
          ]),
        ),
      }),
    };
  };
  const { parts } = manifest;
  if (!parts) return replaceValue(manifest, translate(manifest.value));
  const { site, blocks } = parts;
  const translated = {
    ...(site && { site: replaceValue(site, translate(site.value)) }),
    ...(blocks && { blocks: replaceValue(blocks, translate(blocks.value)) }),
  };
  return Object.create(manifest, { parts: { value: { ...parts, ...translated, entries: [] } } });
}

/** Returns a file with another value, and the locations that it has. */
function replaceValue(file: YamlFile, value: unknown): YamlFile {
  return Object.create(file, { value: { value, enumerable: true } });
}

/** Returns a Markdown row with other values, located in its translation. */
function replaceMarkdown(translation: MarkdownFile, value: unknown): MarkdownFile {
  return Object.create(translation, {
    value: { value },
    document: { value: translation.document },
    locate: { value: translation.locate.bind(translation) },
  });
}

function mapFiles(
  files: ReadonlyMap<string, YamlFile>,
  translate: (name: string, value: unknown) => unknown,
): Map<string, YamlFile> {
  return new Map(
    [...files].map(([name, file]) => [name, replaceValue(file, translate(name, file.value))]),
  );
}

/** Names the value of each choice of a form, so that every language submits the same. */
function keepChoices(value: unknown): Record<string, unknown> {
  const visit = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(visit);
    if (!isMapping(item)) return item;
    return Object.fromEntries(
      Object.entries(item).map(([key, inner]) => [
        key,
        key === 'choices' && Array.isArray(inner)
          ? Object.fromEntries(inner.map((choice) => [String(choice), String(choice)]))
          : visit(inner),
      ]),
    );
  };
  return visit(value) as Record<string, unknown>;
}
