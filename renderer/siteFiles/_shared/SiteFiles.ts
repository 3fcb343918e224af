import type { PageFacts } from '../../../schema/index.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';

/** Path below the output folder → returns the content of the file. */
export type SiteFiles = Map<string, SiteFile[1]>;

/**
 * A site-wide file: its path below the output folder, and a function that returns its content. In
 * `assets/`, its name has a hash of what it depends on: a build generates only those that the output lacks.
 */
export type SiteFile = [path: string, generate: () => Content | Promise<Content>];

type Content = string | Buffer;

/**
 * The module of a kind of site-wide files: a file of renderer/siteFiles/, or siteFiles.ts of a feature.
 * Nothing is generated before the content of a file is requested.
 */
export interface SiteFileModule {
  siteFiles(context: SiteFileContext): SiteFile[];
}

/** The site that site-wide files are generated from. */
export interface SiteFileContext {
  /** The site's folder. */
  root: string;
  /** The files of a build that depend on `site:` alone, such as fonts; absent in `dev`. */
  files?: ReadonlyMap<string, Content>;
  /** The published pages in all languages, without their sections. */
  pages: readonly Omit<Page, 'sections' | 'sectionOrigins'>[];
  /** The languages of the site; undefined for the language of pages.yaml. */
  locales: readonly (string | undefined)[];
  /** Returns the lists that features read of `site:`, in a language; `readLists()` knows their types. */
  getLists(locale: string | undefined): { values: object };
  /** Returns what features know of a page; `readFacts()` knows the types. */
  getFacts(page: Pick<Page, 'route'>): Pick<PageFacts, 'features'>;
  renderContext: RenderContext;
  /** Finds the dates of the last changes of pages. */
  findDates: FindDates;
  /** Whether public/ has a file at a path, such as `llms.txt`. */
  hasOwnFile(path: string): boolean;
  /** Merges a generated file with the file of public/ at the same path, if there is one. */
  mergeOwnFile(
    path: string,
    generated: string,
    merge: (generated: string, own: string) => string,
  ): Promise<string>;
}

/** Returns a function that returns the date (`2026-11-21`) on which a page last changed. */
export type FindDates = () => Promise<(page: Pick<Page, 'route'>) => string | undefined>;
