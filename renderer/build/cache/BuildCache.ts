import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { applyCachedEdit, type CachedEdit } from './CachedEdit.ts';
import { CachedPages, pageLines } from './CachedPages.ts';
import type { CachedSite } from './CachedSite.ts';

/**
 * What is kept from one run to the next. A file that is damaged (`damaged` tells), or of another state
 * of the code, counts as empty. Lines of it: which store this is, the site as a whole, what pages share, and
 * one for each page. Small edits since then stand in a second file beside it, one a line, so that
 * not everything is written for every word.
 */
export class BuildCache {
  readonly #path: string;
  readonly #edits: string;
  readonly #codeHash: string;
  #name = '';
  #edited = 0;
  site: CachedSite = empty();
  /** Whether the file was there and did not hold what was written into it. */
  damaged = false;
  /** Why the site could not be kept; the next run starts from the beginning. */
  unsaved: string | undefined;

  constructor(path: string, codeHash: string) {
    this.#path = path;
    this.#edits = `${path}.edits`;
    this.#codeHash = codeHash;
  }

  async load(): Promise<void> {
    const bytes = await readFile(this.#path).catch((error: NodeJS.ErrnoException) => {
      this.damaged = error.code !== 'ENOENT';
    });
    if (!bytes) return;
    try {
      const head = lineAt(bytes, 0);
      const { code, name, sum } = JSON.parse(head.text) as Head;
      if (code !== this.#codeHash) return;
      if (sum !== crc32(bytes.subarray(head.next))) throw new Error('The checksum differs');
      const site = lineAt(bytes, head.next);
      const renderContext = lineAt(bytes, site.next);
      this.#name = name;
      const pages = new CachedPages(bytes.subarray(renderContext.next));
      this.site = { ...JSON.parse(site.text), pages, renderContext: renderContext.text };
      await this.#loadEdits();
    } catch {
      this.damaged = true;
      this.site = empty();
    }
  }

  /**
   * Written whole or not at all; then nothing older stays either. It is only a cache: where it cannot
   * be written, `unsaved` tells why. A site that is known by more than a text can hold (some 500 MB)
   * is built from the beginning.
   */
  async save(): Promise<void> {
    const { pages, renderContext, ...site } = this.site;
    const text = textOf(site, renderContext);
    if (text === undefined) return rm(this.#path, { force: true });
    const draft = `${this.#path}.${process.pid}`;
    this.#name = randomUUID();
    const lines = [text];
    let sum = crc32(text);
    for (const line of pageLines(pages)) {
      lines.push(line);
      sum = crc32(line, sum);
    }
    const head: Head = { code: this.#codeHash, name: this.#name, sum };
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      const file = await open(draft, 'w');
      try {
        await file.writeFile(`${JSON.stringify(head)}\n`);
        for (let from = 0; from < lines.length; from += linesAtOnce)
          await file.writeFile(lines.slice(from, from + linesAtOnce).join(''));
      } finally {
        await file.close();
      }
      await rename(draft, this.#path);
      await rm(this.#edits, { force: true });
      this.#edited = 0;
    } catch (error) {
      await this.#giveUp(error as NodeJS.ErrnoException, draft);
    }
  }

  /** Takes up a small edit. */
  async saveEdit(edit: CachedEdit): Promise<void> {
    applyCachedEdit(this.site, edit);
    this.#edited++;
    if (this.#edited > mostEdits) await this.save();
    else {
      const text = JSON.stringify({ of: this.#name, edit });
      await appendFile(this.#edits, `${crc32(text)} ${text}\n`).catch((error) =>
        this.#giveUp(error),
      );
    }
  }

  /** What stands in the files is older than the output, and would be believed. */
  async #giveUp(error: NodeJS.ErrnoException, ...drafts: string[]): Promise<void> {
    if (error.syscall === undefined) throw error;
    this.unsaved = error.message;
    for (const path of [...drafts, this.#path, this.#edits])
      await rm(path, { force: true }).catch(() => {});
  }

  /** What was appended to another store, or not to its end, tells nothing. */
  async #loadEdits(): Promise<void> {
    const text = await readFile(this.#edits, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(0, -1)) {
      const json = line.slice(line.indexOf(' ') + 1);
      if (line !== `${crc32(json)} ${json}`) throw new Error('The checksum differs');
      const { of, edit } = JSON.parse(json) as { of: string; edit: CachedEdit };
      if (of !== this.#name) continue;
      applyCachedEdit(this.site, edit);
      this.#edited++;
    }
  }
}

interface Head {
  code: string;
  /** New each time it is written. */
  name: string;
  /** CRC-32 of the bytes after the first line. */
  sum: number;
}

const linesAtOnce = 1000;
const mostEdits = 100;

function lineAt(bytes: Buffer, from: number): { text: string; next: number } {
  const to = bytes.indexOf(10, from);
  if (to < 0) throw new Error('The store ends too soon');
  return { text: bytes.toString('utf8', from, to), next: to + 1 };
}

function textOf(site: object, renderContext = ''): string | undefined {
  try {
    return `${JSON.stringify(site)}\n${renderContext}\n`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function empty(): CachedSite {
  return { entries: {}, pages: new Map(), outputs: {} };
}
