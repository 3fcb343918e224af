import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { FormDefinition } from '../form.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { ResolveContext } from '../resolve/ResolveContext.ts';
import { readCollections } from '../resolve/readCollections.ts';
import { readFeeds } from '../resolve/readFeeds.ts';
import { readForm } from '../resolve/readForm.ts';
import { readManifest } from '../resolve/readManifest.ts';
import { readSite } from '../resolve/readSite.ts';
import { readWords } from '../resolve/readWords.ts';
import { checkForm } from '../rules/form/checkForm.ts';
import { limits } from '../rules/limits.ts';
import type { RuleContext } from '../rules/RuleContext.ts';
import type { SectionCheck } from '../rules/SectionCheck.ts';
import { checkWordParameters } from '../rules/words/checkWordParameters.ts';
import { listWordGroups } from '../words/createWordsSchema.ts';
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
  /** Whether a manifest could not be read; for callers that load only the shared parts. */
  isIncomplete?: boolean;
}

/** Reads `site`, blocks, collections and forms, which all pages share. Does not parse pages. */
export function readSiteContext(
  loaded: LoadedSite,
  options: ReadOptions,
  cache: CheckCache,
): SiteContext {
  const { root, sections, mode, now } = options;
  const { validator } = cache;
  const { manifest, problems } = readManifest(loaded);
  manifest.isIncomplete = options.isIncomplete ?? manifest.isIncomplete;
  const { words, problems: wordProblems } = readWords(loaded, sections, validator);
  if (loaded.words)
    wordProblems.push(...checkWordParameters(words, listWordGroups(sections), loaded.words));
  const { site, isUsable, scope, provenance, ...siteResult } = readSite(manifest, validator, words);
  const { collections, problems: rowProblems } = readCollections(loaded, scope, validator);
  const forms: SiteContext['forms'] = {};
  const formProblems: Problem[] = [];
  for (const [name, file] of loaded.forms) {
    const { form, problems } = readForm(file, scope, validator);
    formProblems.push(...problems, ...(form ? checkForm(form, root) : []));
    if (form) forms[name] = form.value as FormDefinition;
  }
  cache.resetIfChanged([
    manifest.site?.value,
    ...[...manifest.blocks.values()].map((block) => block.value),
    ...loaded.collections.values(),
    ...loaded.markdownFiles,
    ...loaded.rowSchemas.values(),
    loaded.words,
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
  const feeds = readFeeds(manifest, resolve);
  if (site && feeds.feeds.length > 0)
    site.feeds = feeds.feeds.map(({ path, title }) => ({ path, title }));
  const context: RuleContext = {
    feeds,
    root,
    now,
    site,
    siteProvenance: provenance,
    loaded,
    manifest,
    collections,
    sections,
    sectionChecks: options.checks ?? {},
    resolve,
    fieldIndex: cache.fieldIndex,
    lastRoutes: options.lastRoutes,
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
      ...feeds.problems,
      ...wordProblems,
    ],
  };
}
