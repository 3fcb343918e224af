import type { SerializedError } from '../../base/errors/serializeError.ts';
import type { PageDependencies } from '../../renderer/page/context/createPageContext.ts';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import type { SectionFailure } from '../../renderer/page/findSectionFailure.tsx';
import type { TranslatedText } from '../../schema/locales/TranslatedText.ts';
import type { Bindings, PlainLocalization } from '../../schema/reference/read/Manifest.ts';
import type { CachedPage } from '../cache/CachedPage.ts';
import type { FileStamp } from '../cache/FileStamp.ts';
import type { FileRange, ResolvedFile } from './ResolvedPages.ts';

/** The site context as text, which a worker parses before it processes pages. */
export interface SharedTexts {
  root: string;
  mode: 'build' | 'dev';
  /** In milliseconds. */
  now: number;
  /** The address of the site in place of `site.url`. */
  url?: string | undefined;
  /** Whether some manifests could not be read completely. */
  incomplete: boolean;
  /** `site:` and `blocks:` of the manifests. */
  manifests: { path: string; site?: string; blocks?: string }[];
  /** The translations of `site:`, rows and forms: language → texts. Those of pages are in tasks. */
  translations?: Record<string, Omit<TranslatedText, 'location'>[]>;
  /** Every other file: path → text. */
  files: Record<string, string>;
  /** Section types of the site: type → path of the compiled module. */
  siteSections?: Record<string, string>;
}

/** A route entry as text, and which of its pages to process. */
export interface EntryTask {
  path: string;
  route: string;
  text: string;
  /** How it is translated, for pages in another language. */
  localization?: PlainLocalization;
  /** Indexes of the pages; all pages when absent. */
  rowsIndexes?: number[];
}

/** Pages of a route entry to render. */
export interface RenderTask {
  route: string;
  /** Indexes of the pages within the entry. */
  rowsIndexes: number[];
  /** Where each page is stored, if it was resolved before. */
  resolved?: (FileRange | undefined)[];
  /** The entry; absent when every page was resolved before. */
  entry?: EntryTask;
}

/** The result of checking a route entry. */
export interface EntryResult {
  /** False when the entry cannot be parsed on its own. */
  isReadable: boolean;
  bindings: Bindings;
  /** Each page; null for a page that the main thread has to check. */
  pages: (Omit<CachedPage, 'blocks'> | null)[];
  /** Where each resolved page is stored. */
  resolved: (FileRange | undefined)[];
}

/** Inputs for rendering pages in a worker, besides the shared texts. */
export interface RenderSetup {
  renderContext: RenderContext;
  /** Path of the server bundle. */
  bundle: string;
  /** Folder to write pages to; absent when pages are rendered but not written. */
  folder?: string;
  /** The compressed size of pages with more bytes is found out. */
  compressAbove?: number;
  /** Whether to time each section. */
  profile: boolean;
}

/** A rendered page. */
export interface WrittenPage {
  route: string;
  islands: string[];
  /** Names of the scripts in its head that features add; absent without any. */
  headScripts?: string[];
  reads: PageDependencies;
  /** Structured data that fails its check, by index of the section. */
  invalidStructuredData: { section?: number; objects: object[] }[];
  /** Milliseconds by section type, if sections were timed. */
  profile?: Record<string, number>;
  /** Present if the code of a section throws. The page has no HTML then. */
  failure?: SectionFailure;
}

/** A rendered page with its file. */
export interface RenderedFile extends WrittenPage, FileStamp {
  /** Hash of its content; empty for a page that was not written, whose `mtime` is 0. */
  digest: string;
  /** Present for a large page. */
  compressedSize?: number;
}

/** A message to a worker, which responds to each. */
export type WorkerRequest =
  | { kind: 'share'; shared: SharedTexts; resolvedFile?: ResolvedFile | undefined }
  | { kind: 'check'; tasks: EntryTask[] }
  | { kind: 'prepare'; setup: RenderSetup }
  | { kind: 'render'; tasks: RenderTask[] };

/** A worker's response: the result, or the error that was thrown. */
export type WorkerResponse = { value: unknown } | { error: SerializedError };
