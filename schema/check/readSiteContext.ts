import type { TSchema } from 'typebox';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { ResolveContext } from '../resolve/ResolveContext.ts';
import { readCollections } from '../resolve/readCollections.ts';
import { readForms } from '../resolve/readForms.ts';
import { readManifest } from '../resolve/readManifest.ts';
import { readSite } from '../resolve/readSite.ts';
import { limits } from '../rules/limits.ts';
import type { RuleContext } from '../rules/RuleContext.ts';
import type { SectionCheck } from '../rules/SectionCheck.ts';
import type { CheckCache } from './CheckCache.ts';
import type { SiteContext } from './SiteContext.ts';

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
  isIncomplete?: boolean;
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
  manifest.isIncomplete = options.isIncomplete ?? manifest.isIncomplete;
  const {
    site,
    scope,
    provenance: written,
    problems: siteProblems,
  } = readSite(manifest, validator);
  const { collections, problems: rowProblems } = readCollections(loaded, scope, validator);
  const { forms, problems: formProblems } = readForms(loaded, scope, validator);
  memory.resetIfChanged([
    manifest.site?.value,
    ...[...manifest.blocks.values()].map((block) => block.value),
    ...loaded.collections.values(),
    ...loaded.rowSchemas.values(),
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
    isIncomplete: manifest.isIncomplete,
    knownFindings: memory.knownFindings,
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
    fieldIndex: memory.fieldIndex,
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
