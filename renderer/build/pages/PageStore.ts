import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ManifestOutline } from '../../../schema/load/openManifest.ts';
import type { Bindings } from '../../../schema/resolve/Manifest.ts';
import type { SiteInputs } from '../siteInputs.ts';
import type { StoredOutput, StoredPage } from './StoredPage.ts';

/** A file of the output that is no page. */
export interface StoredFile {
  /** Names what it was made from. */
  key: string;
  size: number;
  mtime: number;
}

/** An outline with the content it is of. */
export interface StoredOutline extends ManifestOutline {
  digest: string;
}

/** What the store holds. */
export interface StoredSite {
  /** The YAML files as they were last read. */
  sources?: SiteInputs['sources'];
  /** Path → where entries stand in a manifest that holds nothing else. */
  outlines?: Record<string, StoredOutline>;
  /** Digest of an entry's text → the rows it asks for. */
  entries: Record<string, Bindings>;
  /** Key of a page → what is known of it. */
  pages: Record<string, StoredPage>;
  /** Key of a page → its file in the last output. */
  outputs: Record<string, StoredOutput>;
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
    files: Record<string, StoredFile>;
    routes: string[];
  };
  /** Digest of an entry → day of its last change, as the commit `head` knows it. */
  changed?: { head: string; days: Record<string, string> };
}

/**
 * What is kept from one run to the next, in one file. A file that is damaged, or of another state
 * of the code, counts as empty.
 */
export class PageStore {
  readonly #path: string;
  readonly #codeHash: string;
  site: StoredSite = empty();

  constructor(path: string, codeHash: string) {
    this.#path = path;
    this.#codeHash = codeHash;
  }

  async load(): Promise<void> {
    try {
      const text = await readFile(this.#path, 'utf8');
      const break_ = text.indexOf('\n');
      const head = JSON.parse(text.slice(0, break_)) as { code: string; length: number };
      const rest = text.slice(break_ + 1);
      if (head.code === this.#codeHash && head.length === rest.length) this.site = JSON.parse(rest);
    } catch {
      this.site = empty();
    }
  }

  /**
   * Written whole or not at all. A folder that cannot be written to has no store, nor has a site
   * that is known by more than a text can hold (some 500 MB): it is built from the beginning.
   */
  async save(): Promise<void> {
    const rest = textOf(this.site);
    if (rest === undefined) return rm(this.#path, { force: true });
    const head = JSON.stringify({ code: this.#codeHash, length: rest.length });
    const draft = `${this.#path}.${process.pid}`;
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      await writeFile(draft, `${head}\n${rest}`);
      await rename(draft, this.#path);
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code)))
        throw error;
    }
  }
}

function textOf(site: StoredSite): string | undefined {
  try {
    return JSON.stringify(site);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function empty(): StoredSite {
  return { entries: {}, pages: {}, outputs: {} };
}
