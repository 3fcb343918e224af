import type { TSchema } from 'typebox';
import { isWarningRule } from '../catalogue/catalogue.ts';
import { runFormRules } from '../catalogue/runRules.ts';
import { checkWordParameters } from '../content/checkWordParameters.ts';
import { limits } from '../content/limits.ts';
import type { RuleContext } from '../content/RuleContext.ts';
import type { SectionCheck } from '../content/SectionCheck.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { readCatalogues } from '../locales/readCatalogues.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { listWordGroups } from '../messages/createWordsSchema.ts';
import { omitSiteLists, readSiteLists } from '../reference/lists/readSiteLists.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import { readCollections } from '../reference/read/readCollections.ts';
import { readManifest } from '../reference/read/readManifest.ts';
import { readSite } from '../reference/read/readSite.ts';
import { readStyles } from '../reference/read/readStyles.ts';
import { readWords } from '../reference/read/readWords.ts';
import { readForm } from '../reference/readForm.ts';
import type { FormConfig } from '../vocabulary/form/form.ts';
import type { CheckCache } from './CheckCache.ts';
import type { SiteContext } from './SiteContext.ts';

/** Options for reading a site. */
export interface ReadOptions {
  /** Folder with pages.yaml, data/ and public/. */
  root: string;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  /** `dev` includes drafts and scheduled content. */
  mode: 'build' | 'dev';
  now: Date;
  /** The `check` of each section type that has a check.ts. */
  checks?: Record<string, SectionCheck>;
  /** Routes of the last build, to report removed ones. */
  lastRoutes?: readonly string[] | undefined;
  /** The address of the site in place of `site.url`. */
  url?: string | undefined;
  /** Whether a manifest could not be read; for callers that load only the shared parts. */
  isIncomplete?: boolean;
}

/** Reads `site`, blocks, collections and forms, which all pages share. Does not parse pages. */
export function readSiteContext(
  loaded: LoadedSite,
  options: ReadOptions,
  cache: CheckCache,
): SiteContext {
  const { root, sections, mode, now, url } = options;
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
  } = readStyles(loaded, manifest.site?.value, options, validator);
  const { site, isUsable, scope, provenance, ...siteResult } = readSite(
    omitSiteLists(manifest.site),
    validator,
    words,
    styles,
    isWarningRule,
  );
  const { catalogues, problems: translationProblems } = readCatalogues(
    loaded,
    site?.locales ?? [],
    validator,
  );
  const { collections, problems: rowProblems } = readCollections(loaded, scope);
  const forms: SiteContext['forms'] = {};
  const formProblems: Problem[] = [];
  for (const [name, file] of loaded.forms) {
    const { form, problems } = readForm(file, scope, validator);
    formProblems.push(...problems, ...(form ? runFormRules(form, root) : []));
    if (form) forms[name] = form.value as FormConfig;
  }
  cache.resetIfChanged([
    manifest.site?.value,
    ...[...manifest.blocks.values()].map((block) => block.value),
    ...loaded.collections.values(),
    ...loaded.markdownFiles,
    ...loaded.rowSchemas.values(),
    loaded.words,
    ...loaded.styles.values(),
    ...loaded.localeFiles,
    sections,
    mode,
    manifest.isIncomplete,
    [...loaded.forms.keys()].join(),
  ]);
  const resolve: ResolveContext = {
    scope,
    blocks: manifest.blocks,
    collections,
    sections,
    validator,
    mode,
    now,
    locale: site?.locale ?? 'en-US',
    isIncomplete: manifest.isIncomplete,
    knownSections: cache.knownSections,
  };
  const lists = readSiteLists(manifest, resolve);
  const { feeds, ...shell } = lists.values;
  if (site) Object.assign(site, shell);
  if (site && feeds && feeds.length > 0)
    site.feeds = feeds.map(({ path, title }) => ({ path, title }));
  const context: RuleContext = {
    lists,
    root,
    now,
    url,
    site,
    siteProvenance: provenance && {
      ...provenance,
      layers: [manifest.site ?? []].flat(),
      ...(lists.origins && { lists: lists.origins }),
    },
    loaded,
    manifest,
    collections,
    catalogues,
    sections,
    sectionChecks: options.checks ?? {},
    resolve,
    fieldIndex: cache.fieldIndex,
    lastRoutes: options.lastRoutes,
    styleNames,
    limit: (name) => {
      const set = site?.checks[name];
      return typeof set === 'number' ? set : limits[name];
    },
  };
  return {
    context,
    site: isUsable ? site : undefined,
    forms,
    problems: [
      ...problems,
      ...siteResult.problems,
      ...rowProblems,
      ...formProblems,
      ...lists.problems,
      ...wordProblems,
      ...styleProblems,
      ...translationProblems,
    ],
  };
}
