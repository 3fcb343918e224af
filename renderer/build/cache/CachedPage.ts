import type { PageFacts } from '../../../schema/rules/facts/PageFacts.ts';
import type { PageDependencies } from '../../page/createPageContext.ts';

/** What is kept of a page from one run to the next. */
export interface CachedPage {
  facts: PageFacts;
  /** The state of the blocks that it uses. */
  blocks: string;
}

/** What is known of a page's file in the output. */
export interface CachedOutput {
  route: string;
  /** Names all that the file was made from. */
  key: string;
  reads: PageDependencies;
  islands: string[];
  /** In bytes. */
  size: number;
  /** As the file system gives it, in milliseconds. */
  mtime: number;
}
