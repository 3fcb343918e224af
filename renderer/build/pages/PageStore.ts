import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { applyStoredEdit, type StoredEdit } from './StoredEdit.ts';
import { pageLines, StoredPages } from './StoredPages.ts';
import type { StoredSite } from './StoredSite.ts';

/**
 * What is kept from one run to the next. A file that is damaged, or of another state of the code,
 * counts as empty. Lines of it: which store this is, the site as a whole, what pages share, and
 * one for each page. Small edits since then stand in a second file beside it, one a line, so that
 * not everything is written for every word.
 */
export class PageStore {
  readonly #path: string;
  readonly #edits: string;
  readonly #codeHash: string;
  #name = '';
  #edited = 0;
  site: StoredSite = empty();

  constructor(path: string, codeHash: string) {
    this.#path = path;
    this.#edits = `${path}.edits`;
    this.#codeHash = codeHash;
  }

  async load(): Promise<void> {
    try {
      const bytes = await readFile(this.#path);
      const head = lineAt(bytes, 0);
      const site = lineAt(bytes, head.next);
      const world = lineAt(bytes, site.next);
      const { code, name, length } = JSON.parse(head.text) as Head;
      if (code !== this.#codeHash || length !== bytes.length - head.next) return;
      this.#name = name;
      const pages = new StoredPages(bytes.subarray(world.next));
      this.site = { ...JSON.parse(site.text), pages, world: world.text };
      await this.#loadEdits();
    } catch {
      this.site = empty();
    }
  }

  /**
   * Written whole or not at all. A folder that cannot be written to has no store, nor has a site
   * that is known by more than a text can hold (some 500 MB): it is built from the beginning.
   */
  async save(): Promise<void> {
    const { pages, world, ...site } = this.site;
    const text = textOf(site, world);
    if (text === undefined) return rm(this.#path, { force: true });
    const draft = `${this.#path}.${process.pid}`;
    this.#name = randomUUID();
    const lines = [text];
    let length = Buffer.byteLength(text);
    for (const line of pageLines(pages)) {
      lines.push(line);
      length += Buffer.byteLength(line);
    }
    const head: Head = { code: this.#codeHash, name: this.#name, length };
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      const file = await open(draft, 'w');
      try {
        await file.write(`${JSON.stringify(head)}\n`);
        for (let from = 0; from < lines.length; from += linesAtOnce)
          await file.write(lines.slice(from, from + linesAtOnce).join(''));
      } finally {
        await file.close();
      }
      await rename(draft, this.#path);
      await rm(this.#edits, { force: true });
      this.#edited = 0;
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code)))
        throw error;
    }
  }

  /** Takes up a small edit. */
  async saveEdit(edit: StoredEdit): Promise<void> {
    applyStoredEdit(this.site, edit);
    this.#edited++;
    if (this.#edited > mostEdits) await this.save();
    else await appendFile(this.#edits, `${JSON.stringify({ of: this.#name, edit })}\n`);
  }

  /** What was appended to another store, or not to its end, tells nothing. */
  async #loadEdits(): Promise<void> {
    const text = await readFile(this.#edits, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(0, -1)) {
      const { of, edit } = JSON.parse(line) as { of: string; edit: StoredEdit };
      if (of !== this.#name) continue;
      applyStoredEdit(this.site, edit);
      this.#edited++;
    }
  }
}

interface Head {
  code: string;
  /** New each time it is written. */
  name: string;
  /** Bytes after the first line. */
  length: number;
}

const linesAtOnce = 1000;
const mostEdits = 100;

function lineAt(bytes: Buffer, from: number): { text: string; next: number } {
  const to = bytes.indexOf(10, from);
  if (to < 0) throw new Error('The store ends too soon');
  return { text: bytes.toString('utf8', from, to), next: to + 1 };
}

function textOf(site: object, world = ''): string | undefined {
  try {
    return `${JSON.stringify(site)}\n${world}\n`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function empty(): StoredSite {
  return { entries: {}, pages: new Map(), outputs: {} };
}
