import type { PageFacts } from '../../../schema/rules/PageFacts.ts';
import type { PageDependencies } from '../../page/createPageContext.ts';

/** The facts of a page that was checked without problems. */
export interface CachedPage {
  facts: PageFacts;
  /** Cache key of the blocks that the page uses. */
  blocks: string;
}

/** The file of a page in the last output. */
export interface CachedOutput {
  route: string;
  /** Cache key of everything the file depends on. */
  key: string;
  reads: PageDependencies;
  islands: string[];
  /** In bytes. */
  size: number;
  /** Modification time in milliseconds. */
  mtime: number;
}
