import type { PageDependencies } from '../../renderer/index.ts';
import type { CheckedPage, RenderedPageFacts } from '../../schema/index.ts';
import type { FileStamp } from './FileStamp.ts';
import type { StoredHtml } from './html/StoredHtml.ts';

/** A page without errors. */
export interface CachedPage extends CheckedPage {
  /** Cache key of the blocks that the page uses. */
  blocks: string;
}

/** The file of a page in the last output. */
export interface CachedOutput extends FileStamp {
  route: string;
  /** Hash of its content. */
  digest: string;
  /** Cache key of everything the file depends on. */
  key: string;
  /** Where its content is stored; absent where it could not be stored. */
  html?: StoredHtml;
  reads: PageDependencies;
  islands: string[];
  /** Compressed bytes of the scripts in its head that features add; absent without any. */
  scriptBytes?: number;
  /** Facts from rendering the page; only if they caused a warning. */
  check?: RenderedPageFacts;
}
