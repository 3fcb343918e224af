import type { RenderedPageFacts } from './RenderedPageFacts.ts';

/** What is known of a site once its pages are rendered, or written. */
export interface RenderedSiteFacts {
  pages: readonly RenderedPageFacts[];
  pictures?: PictureFacts;
  /** Absent unless every file was written. */
  output?: OutputFacts | undefined;
}

/** What decoding the pictures of a site found out: path below public/ → facts. */
export type PictureFacts = Readonly<Record<string, PictureFact>>;

export interface PictureFact {
  /** In pixels. */
  width: number;
  height: number;
  /** As sharp names it. */
  format?: string;
  /** Whether it says where it was taken. */
  hasPlace?: true;
  /** Why it cannot be read. */
  fault?: string;
}

/** The files of a complete output. */
export interface OutputFacts {
  /** Path below the output folder → bytes. */
  files: ReadonlyMap<string, number>;
  /** Content of `_redirects`. */
  redirects: string;
  /** Content of `_headers`. */
  headers: string;
}
