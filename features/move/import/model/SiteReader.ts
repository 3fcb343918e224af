import type { Options } from '../../../../cli/index.ts';
import type { ImportedSite } from './ImportedSite.ts';

/** Reads old sites of a kind: the export `reader` of `reader.ts` in a folder beside this one. */
export interface SiteReader {
  /** What it reads, for messages: `a folder of Jekyll`. */
  name: string;
  /**
   * How sure it is that it can read a source, from 0 (no) to 1. The surest reader reads it.
   *
   * @param source what stands in the command line: a folder, a file or an address
   */
  recognize(source: ImportSource): number;
  /** Reads the old site. Throws a `UserError` if nothing of it can be read. */
  read(source: ImportSource, progress: (done: string) => void): Promise<ImportedSite>;
}

/** Where an old site is. */
export interface ImportSource {
  kind: 'folder' | 'file' | 'address';
  /** The absolute path, or the address. */
  location: string;
  /** The absolute path of a folder with the pictures, if the source has none: `--media FOLDER`. */
  media?: string;
  /** The folder of the new site, in which a reader may keep what it fetched. */
  root: string;
  /** The options of the command. */
  values: Options['values'];
}
