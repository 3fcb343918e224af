import type { SerializedError } from '../../base/errors/serializeError.ts';
import type { PageDependencies, RenderContext, SectionFailure } from '../../renderer/index.ts';
import type { addFeature, EntryTask, SharedTexts } from '../../schema/index.ts';
import type { FileStamp } from '../cache/FileStamp.ts';
import type { StoredHtml } from '../cache/html/StoredHtml.ts';
import type { FileRange, ResolvedFile } from './ResolvedPages.ts';

/** The site context as text, which a worker parses before it processes pages. */
export interface SharedSite extends SharedTexts {
  /** Section types of the site: type → path of the compiled module. */
  siteSections?: Record<string, string>;
  /** Features in packages, compiled. */
  features?: Parameters<typeof addFeature>[0][];
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

/** Inputs for rendering pages in a worker, besides the shared texts. */
export interface RenderSetup {
  renderContext: RenderContext;
  /** Path of the server bundle. */
  bundle: string;
  /** Folder to write pages to; absent when pages are rendered but not written. */
  folder?: string;
  /** Folder of the build cache, to store written pages in. */
  cache?: string;
  /** The compressed size of pages with more bytes is found out. */
  compressAbove?: number;
  /** Whether to time each section. */
  profile: boolean;
}

/** The result of rendering a page, without its HTML: what checks and output keys look at. */
export interface RenderResult {
  route: string;
  islands: string[];
  /** Compressed bytes of the scripts in its head that features add; absent without any. */
  scriptBytes?: number;
  reads: PageDependencies;
  /** What features found in the page; absent for nothing. */
  features?: Readonly<Record<string, unknown>>;
  /** Milliseconds by section type, if sections were timed. */
  profile?: Record<string, number>;
  /** Present if the code of a section throws. The page has no HTML then. */
  failure?: SectionFailure;
}

/** The result of rendering a page, with the stamp of the file that has its HTML. */
export interface RenderedFile extends RenderResult, FileStamp {
  /** Hash of its content; empty for a page that was not written, whose `mtime` is 0. */
  digest: string;
  /** Where its content is stored in the build cache. */
  html?: StoredHtml;
  /** Present for a large page. */
  compressedSize?: number;
}

/** A message to a worker, which responds to each. */
export type WorkerRequest =
  | { kind: 'share'; shared: SharedSite; resolvedFile?: ResolvedFile | undefined }
  | { kind: 'check'; tasks: EntryTask[] }
  | { kind: 'prepare'; setup: RenderSetup }
  | { kind: 'render'; tasks: RenderTask[] };

/** A worker's response: the result, or the error that was thrown. */
export type WorkerResponse = { value: unknown } | { error: SerializedError };
