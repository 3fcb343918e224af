import Type, { type TSchema } from 'typebox';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { getFileLocale } from '../manifest/getFileLocale.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { MarkdownFile } from '../manifest/MarkdownFile.ts';
import { toProblems } from '../reference/expressions/toProblems.ts';
import { repeatedTranslation } from '../rules/reference/repeated-translation.ts';
import { originalLocale, unknownLocale } from '../rules/reference/unknown-locale.ts';
import { reportKey } from '../rules/shape/keys.ts';
import { reportType } from '../rules/shape/wrong-type.ts';
import type { Validator } from '../shape/Validator.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import type { Catalogue, PageTranslation } from './Catalogue.ts';
import { createCatalogue } from './createCatalogue.ts';
import type { TranslatedText } from './TranslatedText.ts';

/**
 * Reads the translations in locales/<locale>.yaml and locales/<locale>/*.yaml.
 *
 * @param locales the languages of the site, the original first
 */
export function readCatalogues(
  { localeFiles }: Pick<LoadedSite, 'localeFiles'>,
  locales: readonly string[],
  validator: Validator,
): { catalogues: Map<string, Catalogue>; problems: Problem[] } {
  const problems: Problem[] = [];
  const [original = '', ...others] = locales;
  const drafts = new Map<string, Draft>();
  for (const locale of others)
    drafts.set(locale, { pages: new Map(), texts: [], articles: new Map() });
  const reported = new Set<string>();
  for (const file of localeFiles) {
    const locale = getFileLocale(file.source.path) ?? '';
    const draft = drafts.get(locale);
    if (!draft) {
      if (!reported.has(locale)) problems.push(reportUnknownLocale(file, locale, locales));
      reported.add(locale);
    } else if (file instanceof MarkdownFile) {
      if (!draft.articles.has(file.collection)) draft.articles.set(file.collection, file);
    } else if (!file.broken) readFile(file, { original, locale, validator, problems }, draft);
  }
  const catalogues = new Map(
    [...drafts].map(([locale, { texts, pages, articles }]) => [
      locale,
      createCatalogue(locale, texts, {
        pages,
        articles,
        onRepeated: (text, other) => problems.push(reportRepeated(text, other)),
      }),
    ]),
  );
  return { catalogues, problems };
}

/** A catalogue while its files are read. */
interface Draft {
  pages: Map<string, Omit<PageTranslation, 'list'>>;
  texts: TranslatedText[];
  articles: Map<string, MarkdownFile>;
}

interface Reading {
  original: string;
  locale: string;
  validator: Validator;
  problems: Problem[];
}

function readFile(file: YamlFile, reading: Reading, draft: Draft): void {
  const { problems } = reading;
  if (!isMapping(file.value)) {
    if (file.document?.contents)
      problems.push(
        reportType('wrong-type', {
          message: 'A file with translations must be a mapping.',
          hint: 'start with a route of pages.yaml, such as `/pricing:`, or with `site:`',
          at: { file, path: [] },
        }),
      );
    return;
  }
  const schemas = createSchemas(reading);
  for (const [key, value] of Object.entries(file.value)) {
    const kind = key.startsWith('/') ? 'page' : /^(?:site$|data\/.|forms\/.)/.exec(key)?.[0];
    if (kind === undefined) {
      problems.push(reportUnknownKey(file, key));
      continue;
    }
    const owner = kind.startsWith('data') ? 'data' : kind === 'page' ? 'page' : 'texts';
    const read = readValue(file, [key], value ?? {}, schemas[owner], reading);
    if (owner === 'page') addPage(file, key, read, draft, problems);
    for (const [inner, list] of Object.entries(read)) {
      if (owner !== 'data' && inner !== 'texts') continue;
      const page = owner === 'data' ? `${key}#${inner}` : key;
      addTexts(file, [key, inner], list, page, reading, draft);
    }
  }
}

function addPage(
  file: YamlFile,
  route: string,
  { route: own, redirectFrom }: Record<string, unknown>,
  { pages }: Draft,
  problems: Problem[],
): void {
  const location = { file, path: [route] };
  const other = pages.get(route);
  if (other)
    problems.push(
      repeatedTranslation({
        message: `\`${route}\` is already translated in ${other.location.file.source.path}.`,
        hint: 'move its texts to one of the two files',
        at: { ...location, part: 'key' },
        related: [{ at: { ...other.location, part: 'key' }, message: 'the other translation' }],
      }),
    );
  else
    pages.set(route, {
      location,
      ...(typeof own === 'string' && { route: own }),
      ...(Array.isArray(redirectFrom) && { redirectFrom: redirectFrom.map(String) }),
    });
}

function addTexts(
  file: YamlFile,
  path: YamlPath,
  list: unknown,
  page: string,
  { original, locale }: Reading,
  draft: Draft,
): void {
  for (const [index, item] of (Array.isArray(list) ? list : []).entries()) {
    if (!isMapping(item)) continue;
    const text = item[original];
    const translation = item[locale];
    if (typeof text !== 'string') continue;
    draft.texts.push({
      page,
      original: text,
      ...(typeof translation === 'string' && translation.trim() !== '' && { translation }),
      ...(typeof item.was === 'string' && { was: item.was }),
      ...(typeof item.at === 'string' && { at: item.at }),
      ...(item.draft === true && { draft: true }),
      location: { file, path: [...path, index] },
    });
  }
}

/** Validates a value; what does not match the schema is reported and ignored. */
function readValue(
  file: YamlFile,
  path: YamlPath,
  value: unknown,
  schema: TSchema,
  { validator, problems }: Reading,
): Record<string, unknown> {
  if (!isMapping(value)) {
    problems.push(
      reportType('wrong-type', {
        message: `\`${path[0]}\` must be a mapping.`,
        hint: 'write `texts:` below it, indented',
        at: { file, path },
      }),
    );
    return {};
  }
  const { value: read, findings } = validator.read(schema, value);
  const scope = { names: new Map(), filters: {} };
  problems.push(...toProblems(findings, { layers: [{ file, path, value }], scope }));
  return read;
}

function createSchemas({ original, locale }: Pick<Reading, 'original' | 'locale'>) {
  const text = Type.Object(
    {
      [original]: Type.String({ description: 'The text of the original.' }),
      [locale]: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      was: Type.Optional(Type.String({ description: 'The original that was translated.' })),
      at: Type.Optional(Type.String({ description: 'The place of the text.' })),
      draft: Type.Optional(Type.Boolean({ description: 'Whether no translator has read it.' })),
    },
    { additionalProperties: false },
  );
  const texts = Type.Array(text);
  const route = Type.String({ pattern: '^/' });
  return {
    texts: Type.Object({ texts: Type.Optional(texts) }, { additionalProperties: false }),
    page: Type.Object(
      {
        route: Type.Optional(route),
        redirectFrom: Type.Optional(Type.Array(route)),
        texts: Type.Optional(texts),
      },
      { additionalProperties: false },
    ),
    data: Type.Record(Type.String(), texts),
  };
}

function reportUnknownLocale(file: YamlFile, locale: string, locales: readonly string[]): Problem {
  const [original] = locales;
  const at = { file, path: [] };
  if (locale === original && locales.length > 0)
    return originalLocale(locale, file.source.path, at);
  return unknownLocale(locale, {
    hint:
      locales.length === 0
        ? `add \`locales: [en, ${locale}]\` to \`site\`, first the language of pages.yaml`
        : `add it to \`site.locales\`, or rename the file to one of ${locales.slice(1).join(', ')}`,
    at,
  });
}

function reportUnknownKey(file: YamlFile, key: string): Problem {
  const suggestion = getSpellingSuggestion(key, ['site', `/${key}`, `data/${key}`, `forms/${key}`]);
  return reportKey('unknown-key', {
    message: `Unknown key \`${key}\` in a file with translations.`,
    hint: suggestion
      ? `did you mean "${suggestion}"?`
      : 'write a route such as `/pricing`, `site`, `data/` and a collection, or `forms/` and a form',
    at: { file, path: [key], part: 'key' },
  });
}

function reportRepeated(text: TranslatedText, other: TranslatedText): Problem {
  return repeatedTranslation({
    message: `\`${shorten(text.original)}\` has two translations in \`${text.page}\`.`,
    hint: 'remove one, or say with `at:` where it belongs, such as `at: faq.items[2].title`',
    at: text.location,
    related: [{ at: other.location, message: 'the other translation' }],
  });
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
