import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { FormDefinition } from '../form.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { ResolveContext } from '../resolve/ResolveContext.ts';
import { readCollections } from '../resolve/readCollections.ts';
import { readForms } from '../resolve/readForms.ts';
import { readManifest } from '../resolve/readManifest.ts';
import { readSite } from '../resolve/readSite.ts';
import { limits, type RuleContext } from '../rules/RuleContext.ts';
import type { SectionCheck } from '../rules/SectionCheck.ts';
import type { CheckCache } from './CheckCache.ts';

/** How a site is to be read. */
export interface ReadOptions {
  /** Folder with pages.yaml, data/ and public/. */
  root: string;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  /** `dev` keeps drafts and what is yet to be published. */
  mode: 'build' | 'dev';
  now: Date;
  /** The check.ts of section types, by type. */
  checks?: Record<string, SectionCheck>;
  /** Routes of the last build, to notice one that is gone. */
  lastRoutes?: readonly string[] | undefined;
  /** Whether a part of the manifests could not be read, where only what pages share is at hand. */
  incomplete?: boolean;
}

/** What every page may read, and what is wrong with it. */
export interface SiteContext {
  context: RuleContext;
  forms: Record<string, FormDefinition>;
  problems: Problem[];
}

/** Reads what pages share: `site`, blocks, collections and forms. No page is looked at. */
export function readSiteContext(
  loaded: LoadedSite,
  options: ReadOptions,
  memory: CheckCache,
): SiteContext {
  const { root, sections, mode, now } = options;
  const { validator } = memory;
  const { manifest, problems } = readManifest(loaded);
  manifest.incomplete = options.incomplete ?? manifest.incomplete;
  const { site, scope, written, problems: siteProblems } = readSite(manifest, validator);
  const { collections, problems: rowProblems } = readCollections(loaded, scope, validator);
  const { forms, problems: formProblems } = readForms(loaded, scope, validator);
  memory.begin([
    manifest.site?.value,
    ...[...manifest.blocks.values()].map((block) => block.value),
    ...loaded.collections.values(),
    ...loaded.rowSchemas.values(),
    sections,
    mode,
    manifest.incomplete,
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
    incomplete: manifest.incomplete,
    known: memory.known,
  };
  const context: RuleContext = {
    root,
    now,
    site,
    siteProvenance: written,
    loaded,
    manifest,
    collections,
    sections,
    sectionChecks: options.checks ?? {},
    resolve,
    fields: memory.fields,
    lastRoutes: options.lastRoutes,
    limit: (name) => {
      const set = site?.checks[name];
      return typeof set === 'number' ? set : limits[name];
    },
  };
  return {
    context,
    forms,
    problems: [...problems, ...siteProblems, ...rowProblems, ...formProblems],
  };
}
