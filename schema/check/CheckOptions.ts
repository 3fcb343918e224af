import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { Catalogue } from '../locales/Catalogue.ts';
import type { ReadOverlay } from '../manifest/loadSite.ts';
import type { SectionCheck } from '../rules/SectionCheck.ts';
import type { CheckCache } from './CheckCache.ts';
import type { PageFactsProvider } from './PageFactsProvider.ts';

/** Options of `checkSite`, and of the functions that read what all pages share. */
export interface CheckOptions {
  /** Folder with pages.yaml, data/ and public/. */
  root: string;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  /** `dev` includes drafts and scheduled content. */
  mode: 'build' | 'dev';
  /** The present by default. */
  now?: Date;
  /** The `check` of each section type that has a check.ts. */
  checks?: Record<string, SectionCheck>;
  /** Routes of the last build, to report removed ones. */
  lastRoutes?: readonly string[] | undefined;
  /** The address of the site in place of `site.url`. */
  url?: string | undefined;
  /** Whether search engines are kept out of the site, as of a preview. */
  noindex?: boolean | undefined;
  /** The translations of `site:`, rows and forms, if they are known. */
  catalogues?: Map<string, Catalogue>;
  /** Whether a manifest could not be read; for callers that load only the shared parts. */
  isIncomplete?: boolean;
  /** Returns unsaved text of files, for editors. */
  overlay?: ReadOverlay;
  /** Results of earlier checks, for programs that check often. */
  cache?: CheckCache;
  /** Problems that were found before, such as problems in the site's code. */
  problems?: readonly Problem[];
  /** Provides facts of pages; without it every page is resolved here. */
  factsProvider?: PageFactsProvider;
  /** Whether to leave out the rules that look at all pages, because the facts of some are missing. */
  skipsSiteRules?: boolean;
}
