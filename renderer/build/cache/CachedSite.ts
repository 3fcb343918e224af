import type { ManifestOutline } from '../../../schema/manifest/openManifest.ts';
import type { Bindings } from '../../../schema/resolve/Manifest.ts';
import type { CachedOutput, CachedPage } from './CachedPage.ts';
import type { SiteInputs } from './readSiteInputs.ts';

/** What the store holds. */
export interface CachedSite {
  /** The YAML files as they were last read. */
  sources?: SiteInputs['sources'];
  /** The files of public/ as they were last read. */
  publicFiles?: SiteInputs['publicFiles'];
  /** Path → where the parts of a manifest stand. */
  outlines?: Record<string, CachedOutline>;
  /** Digest of an entry's text → the rows it asks for. */
  entries: Record<string, Bindings>;
  /** Key of a page → what is known of it. */
  pages: PageLookup;
  /** Key of a page → its file in the last output. */
  outputs: Record<string, CachedOutput>;
  /** The last state of the site in which nothing was wrong. */
  checked?: { inputs: string; until?: number; pages: number; sections: number };
  /** The last output, and what is in it; absent while it is being written. */
  output?: {
    folder: string;
    /** Which part of the site it is, such as `2/4`. */
    shard?: string;
    /** Names everything the build was made from; absent when it had something to tell. */
    inputs?: string;
    /** When a date in the content is reached, in milliseconds. */
    until?: number;
    /** Files below the folder that are no pages. */
    files: Record<string, CachedFile>;
    routes: string[];
  };
  /** Digest of an entry → day of its last change, as the commit `head` knows it. */
  changed?: { head: string; days: Record<string, string> };
  /** What the pages of the last output were rendered with (`World` but for `now`), as JSON. */
  renderContext?: string;
}

/** Pages by their keys. */
export interface PageLookup extends Iterable<[string, CachedPage]> {
  get(key: string): CachedPage | undefined;
}

/** A file of the output that is no page. */
export interface CachedFile {
  /** Names what it was made from. */
  key: string;
  size: number;
  mtime: number;
}

/** An outline with the content it is of. */
export interface CachedOutline extends ManifestOutline {
  digest: string;
}
