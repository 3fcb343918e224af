import { getOwn } from '../../base/values/getOwn.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { checkOnly } from '../locales/checkOnly.ts';
import { localizeEntries, readOnly } from '../locales/localizeEntries.ts';
import { localizeFiles } from '../locales/localizeFiles.ts';
import { readCatalogues } from '../locales/readCatalogues.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { listWordGroups } from '../messages/createWordsSchema.ts';
import { omitSiteLists, readSiteLists, type SiteLists } from '../reference/lists/readSiteLists.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import { readCollections } from '../reference/read/readCollections.ts';
import { readManifest } from '../reference/read/readManifest.ts';
import { readSite } from '../reference/read/readSite.ts';
import { readStyles } from '../reference/read/readStyles.ts';
import { readWords } from '../reference/read/readWords.ts';
import { readForm } from '../reference/readForm.ts';
import { allLimits, isWarningRule } from '../rules/catalogue.ts';
import type { RuleContext } from '../rules/RuleContext.ts';
import { runFormRules } from '../rules/runRules.ts';
import { checkWordParameters } from '../rules/site/word-parameters.ts';
import { featureKeys } from '../vocabulary/features/featureKeys.ts';
import type { FormConfig } from '../vocabulary/form/form.ts';
import { getOtherLocale, type Site } from '../vocabulary/site/site.ts';
import type { CheckCache } from './CheckCache.ts';
import type { CheckOptions } from './CheckOptions.ts';
import type { SiteContext } from './SiteContext.ts';

/**
 * Reads `site`, blocks, collections and forms, which all pages share, in every language of the site.
 * Does not parse pages.
 */
export function readSiteContext(
  loaded: LoadedSite,
  checkOptions: CheckOptions,
  cache: CheckCache,
): SiteContext {
  const options = { ...checkOptions, now: checkOptions.now ?? new Date() };
  const siteContext = readInLanguage(loaded, options, cache);
  const { context } = siteContext;
  const { locales = [], untranslated = 'hide' } = context.site ?? {};
  if (locales.length === 0 && loaded.localeFiles.length === 0) return siteContext;
  const { catalogues, problems } = options.catalogues
    ? { catalogues: options.catalogues, problems: [] }
    : readCatalogues(loaded, locales, cache.validator);
  siteContext.problems.push(...problems);
  context.catalogues = catalogues;
  context.resolve.language = locales[0];
  const { mode } = options;
  const textContext = { ...context.resolve, fieldIndex: context.fieldIndex };
  const added: RouteEntry[] = [];
  for (const [locale, catalogue] of catalogues) {
    const files = localizeFiles(loaded, catalogue, textContext, {
      mode,
      keepsOriginals: untranslated === 'original',
    });
    const other = readInLanguage(
      files,
      { ...options, isIncomplete: context.manifest.isIncomplete },
      cache.inLocale(locale),
      context,
    );
    other.context.resolve.language = locale;
    other.context.resolve.original = context.resolve;
    other.context.resolve.untranslated = files.untranslatedTexts;
    for (const [name, collection] of other.context.collections)
      collection.untranslated = files.untranslated.get(name) ?? new Set();
    context.localized.set(locale, other.context);
    siteContext.localized.set(locale, other);
    const { routeEntries } = context.manifest;
    added.push(...localizeEntries(routeEntries, catalogue, textContext, { mode, untranslated }));
  }
  const isInOriginal = (routeEntry: RouteEntry) =>
    readOnly(routeEntry)?.includes(locales[0]) ?? true;
  const { manifest } = context;
  for (const routeEntry of manifest.routeEntries)
    siteContext.problems.push(...checkOnly(routeEntry, locales));
  manifest.routeEntries = [...manifest.routeEntries.filter(isInOriginal), ...added];
  return siteContext;
}

/** Reads what pages in one language share. */
function readInLanguage(
  loaded: LoadedSite,
  options: CheckOptions & { now: Date },
  cache: CheckCache,
  original?: RuleContext,
): SiteContext & { context: { localized: Map<string, RuleContext> } } {
  const { root, sections, mode, now, url, noindex } = options;
  const { validator } = cache;
  const { manifest, problems } = readManifest(loaded);
  const { site: typedSite } = manifest;
  if (url && typedSite) manifest.site = { ...typedSite, value: { ...typedSite.value, url } };
  manifest.isIncomplete = options.isIncomplete ?? manifest.isIncomplete;
  const { words, problems: wordProblems } = readWords(loaded, sections, validator);
  if (loaded.words)
    wordProblems.push(...checkWordParameters(words, listWordGroups(sections), loaded.words));
  const {
    styles,
    names: styleNames,
    problems: styleProblems,
  } = readStyles(loaded, options, validator);
  const { site, isUsable, scope, provenance, ...siteResult } = readSite(
    omitSiteLists(manifest.site),
    validator,
    words,
    styles,
    isWarningRule,
  );
  const { collections, problems: rowProblems } = readCollections(loaded, scope);
  const forms: SiteContext['forms'] = {};
  const formProblems: Problem[] = [];
  for (const [name, file] of loaded.forms) {
    const { form, problems } = readForm(file, scope, validator);
    formProblems.push(...problems, ...(form ? runFormRules(form, root) : []));
    if (form) forms[name] = form.value as FormConfig;
  }
  cache.resetIfChanged(
    original
      ? [...listInputs(original), ...loaded.localeFiles]
      : listInputs({ loaded, manifest, sections, resolve: { mode } }),
  );
  const resolve: ResolveContext = {
    scope,
    blocks: manifest.blocks,
    collections,
    sections,
    validator,
    mode,
    now,
    locale: site?.locale ?? 'en-US',
    timeZone: site?.timeZone,
    isIncomplete: manifest.isIncomplete,
    knownSections: cache.knownSections,
  };
  const lists = readSiteLists(manifest, resolve);
  if (site) addSiteLists(site, lists);
  const context = {
    lists,
    root,
    now,
    url,
    noindex,
    site,
    siteProvenance: provenance && {
      ...provenance,
      layers: [manifest.site ?? []].flat(),
      ...(lists.origins && { lists: lists.origins }),
    },
    loaded,
    manifest,
    collections,
    catalogues: new Map(),
    localized: new Map(),
    sections,
    sectionChecks: options.checks ?? {},
    resolve,
    fieldIndex: cache.fieldIndex,
    lastRoutes: options.lastRoutes,
    styles,
    styleNames,
    limit(name: string) {
      const set = site?.checks[name];
      const standard = allLimits[name];
      if (standard === undefined) throw new Error(`No rule defines the limit "${name}"`);
      return typeof set === 'number' ? set : standard;
    },
  };
  return {
    context,
    site: isUsable ? site : undefined,
    forms,
    localized: new Map(),
    problems: [
      ...(original ? [] : problems),
      ...siteResult.problems,
      ...rowProblems,
      ...formProblems,
      ...lists.problems,
      ...wordProblems,
      ...styleProblems,
    ],
  };
}

/** Adds to `site` the lists that may come from rows, in its language, as far as pages depend on them. */
function addSiteLists(site: Site, { values }: SiteLists): void {
  const locale = getOtherLocale(site);
  for (const [name, value] of Object.entries(values)) {
    const key = getOwn(featureKeys.siteLists, name);
    if (locale && key?.localize) values[name] = key.localize(value, locale);
    const part = key ? key.forPages?.(values[name]) : value;
    if (part !== undefined) Object.assign(site, { [name]: part });
  }
}

/** Lists what every checked entry depends on. */
function listInputs({
  loaded,
  manifest,
  sections,
  resolve,
}: Pick<RuleContext, 'loaded' | 'manifest' | 'sections'> & {
  resolve: Pick<ResolveContext, 'mode'>;
}): unknown[] {
  return [
    manifest.site?.value,
    ...[...manifest.blocks.values()].map((block) => block.value),
    ...loaded.collections.values(),
    ...loaded.markdownFiles,
    ...loaded.rowSchemas.values(),
    loaded.words,
    ...loaded.styles.values(),
    sections,
    resolve.mode,
    manifest.isIncomplete,
    [...loaded.forms.keys()].join(),
  ];
}
