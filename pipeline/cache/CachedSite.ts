import type { Bindings, LocatedOutline, StoredDiagnostic } from '../../schema/index.ts';
import type { CachedOutput, CachedPage } from './CachedPage.ts';
import type { FileStamp } from './FileStamp.ts';
import type { SiteInputs } from './readSiteInputs.ts';

/** The content of the build cache. */
export interface CachedSite {
  /** YAML files as they were last read. */
  sources?: SiteInputs['sources'];
  /** Files of public/ as they were last read. */
  publicFiles?: SiteInputs['publicFiles'];
  /** Path of a manifest → text spans of its parts. */
  outlines?: Record<string, CachedOutline>;
  /** Digest of a route entry → the rows it binds. */
  bindings: Record<string, Bindings>;
  /** Cache key of a page → its facts. */
  pages: PageLookup;
  /** Cache key of a page → its file in the last output, or how it was rendered for a check. */
  outputs: Record<string, CachedOutput>;
  /** The last check, if it found no errors. */
  lastCheck?: CheckRecord | undefined;
  /** The last output. */
  output?: OutputRecord;
  /** Digest of a route entry → date of its last change, as of the commit `head`. */
  lastModified?: { head: string; dates: Record<string, string> };
  /** The render context of the last output, without `now`, as JSON. */
  renderContext?: string;
  /** Digest of the code and of its assets, which its pages chose from. */
  assetsDigest?: string;
}

/** A check that found no errors. */
export interface CheckRecord {
  /** Fingerprint of the site's inputs. */
  fingerprint: string;
  /** The shard whose pages it looked at, such as `2/4`; it then ran no site rules. */
  shard?: string;
  /** When a date in the content passes, in milliseconds. */
  until?: number;
  pages: number;
  sections: number;
  diagnostics: readonly StoredDiagnostic[];
}

/** The output of a build. */
export interface OutputRecord {
  /** Which shard of the site it is, such as `2/4`. */
  shard?: string;
  /** Fingerprint of the build's inputs; absent when the next build may find other problems. */
  fingerprint?: string;
  /** When a date in the content passes, in milliseconds. */
  until?: number;
  /** Files that are not pages, by path below the folder. */
  files: Record<string, CachedFile>;
  routes: string[];
}

/** Pages by cache key. */
export interface PageLookup extends Iterable<[string, CachedPage]> {
  get(key: string): CachedPage | undefined;
}

/** A file of the output that is not a page. */
export interface CachedFile extends FileStamp {
  /** Hash of its content. */
  digest: string;
  /** Digest of the page that the file is made from; empty if its name contains a hash of its sources. */
  madeFrom?: string;
}

/** The outline of a manifest, with the digest of the text it belongs to. */
export interface CachedOutline extends LocatedOutline {
  digest: string;
}
