import type { PageReport } from '../../_shared/changes/index.ts';

/** A page that differs between two builds. One without `changes` is only listed. */
export interface PreviewedPage extends Pick<PageReport, 'route' | 'path' | 'change' | 'changes'> {
  /** Why it differs, in a line each. */
  causes?: readonly string[];
}

/** The content of a preview. */
export interface PreviewInput {
  pages: readonly PreviewedPage[];
  /** The output folders of both builds. */
  outputs: { old: string; new: string };
  /** Path at which the site is served, such as `/` or `/shop/`. */
  base: string;
  /** The base of the comparison. */
  baseName: string;
  /** How many pages are byte for byte the same. */
  unchanged: number;
}

/** Where a preview is written: an `OutputFolder`. */
export interface PreviewOutput {
  write(path: string, content: string): Promise<unknown>;
  copy(path: string, source: string): Promise<unknown>;
}
