import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { separateFile } from '../../base/files/separateFiles.ts';
import { applyCachedEdit, type CachedEdit } from './CachedEdit.ts';
import { CachedPages, formatPageLines } from './CachedPages.ts';
import type { CachedSite } from './CachedSite.ts';

/**
 * Keeps the results of builds in a file. A damaged file counts as empty. Its lines: a header, the
 * site, the render context, and one line per page. Incremental edits are appended to a second file, so
 * that a small edit need not rewrite the first. The documents of pages are in segments beside them.
 */
export class BuildCache {
  /** A version of the code, and a variant of the site, has a folder of its own. */
  readonly folder: string;
  readonly #path: string;
  readonly #editsPath: string;
  #id = '';
  #editCount = 0;
  site: CachedSite = emptySite();
  /** Whether the file existed but could not be read, or its checksum did not match. */
  isDamaged = false;
  /** Why the last save failed; the next build then starts without a cache. */
  saveError: string | undefined;

  constructor(folder: string) {
    this.folder = folder;
    this.#path = join(folder, 'pages.json');
    this.#editsPath = `${this.#path}.edits`;
  }

  /** Reads both files into `site`. */
  async load(): Promise<void> {
    const bytes = await readFile(this.#path).catch((error: NodeJS.ErrnoException) => {
      this.isDamaged = error.code !== 'ENOENT';
    });
    if (!bytes) return;
    try {
      const header = lineAt(bytes, 0);
      const { id, checksum } = JSON.parse(header.text) as Header;
      if (checksum !== crc32(bytes.subarray(header.next))) throw new Error('Wrong checksum');
      const site = lineAt(bytes, header.next);
      const renderContext = lineAt(bytes, site.next);
      this.#id = id;
      const pages = new CachedPages(bytes.subarray(renderContext.next));
      this.site = { ...JSON.parse(site.text), pages, renderContext: renderContext.text };
      await this.#loadEdits();
    } catch {
      this.isDamaged = true;
      this.site = emptySite();
    }
  }

  /**
   * Writes `site`, completely or not at all. A failed write is not an error, since the next build can
   * do without a cache: it sets `saveError` and deletes the old file. A site whose JSON exceeds the
   * longest possible string (about 500 MB) is not cached.
   */
  async save(): Promise<void> {
    const { pages, renderContext, ...site } = this.site;
    const text = serializeSite(site, renderContext);
    if (text === undefined) return rm(this.#path, { force: true });
    const draft = `${this.#path}.${process.pid}`;
    this.#id = randomUUID();
    const head: Header = { id: this.#id, checksum: 0 };
    // Filled in at the end: keeping all lines until their checksum is known would take much memory.
    const reserved = Buffer.alloc(JSON.stringify(head).length + maxDigits, ' ');
    try {
      await mkdir(this.folder, { recursive: true });
      const file = await open(draft, 'w');
      try {
        await file.writeFile(`${reserved}\n`);
        for (const chunk of toChunks(text, formatPageLines(pages))) {
          head.checksum = crc32(chunk, head.checksum);
          await file.writeFile(chunk);
        }
        await file.write(JSON.stringify(head), 0);
      } finally {
        await file.close();
      }
      await rename(draft, this.#path);
      await rm(this.#editsPath, { force: true });
      this.#editCount = 0;
    } catch (error) {
      await this.#discard(error as NodeJS.ErrnoException, draft);
    }
  }

  /** Formats a line for each way in which the cache could not be used or saved. */
  formatWarnings(): string {
    const damage = 'The build cache is damaged and was ignored.\n';
    const loss = `The build cache was not saved (${this.saveError}); the next run starts without it.\n`;
    return (this.isDamaged ? damage : '') + (this.saveError === undefined ? '' : loss);
  }

  /** Applies an incremental edit to `site` and appends it to the second file. */
  async saveEdit(edit: CachedEdit): Promise<void> {
    applyCachedEdit(this.site, edit);
    this.#editCount++;
    if (this.#editCount > maxEdits) await this.save();
    else {
      const text = JSON.stringify({ cacheId: this.#id, edit });
      await separateFile(this.#editsPath)
        .then(() => appendFile(this.#editsPath, `${crc32(text)} ${text}\n`))
        .catch((error) => this.#discard(error));
    }
  }

  /** Deletes both files: they are older than the output, but would be trusted. */
  async #discard(error: NodeJS.ErrnoException, ...drafts: string[]): Promise<void> {
    if (error.syscall === undefined) throw error;
    this.saveError = error.message;
    for (const path of [...drafts, this.#path, this.#editsPath])
      await rm(path, { force: true }).catch(() => {});
  }

  /** Applies the appended edits; skips edits of another cache and an incomplete last line. */
  async #loadEdits(): Promise<void> {
    const text = await readFile(this.#editsPath, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(0, -1)) {
      const json = line.slice(line.indexOf(' ') + 1);
      if (line !== `${crc32(json)} ${json}`) throw new Error('Wrong checksum');
      const { cacheId, edit } = JSON.parse(json) as { cacheId: string; edit: CachedEdit };
      if (cacheId !== this.#id) continue;
      applyCachedEdit(this.site, edit);
      this.#editCount++;
    }
  }
}

interface Header {
  /** Changes with each save. */
  id: string;
  /** CRC-32 of the bytes after the first line. */
  checksum: number;
}

const maxEdits = 25;
/** The digits of a checksum of 32 bits, without one. */
const maxDigits = 9;

/** Joins lines to chunks that are worth a write. */
function* toChunks(start: string, lines: Iterable<string>): Generator<string> {
  let chunk = start;
  for (const line of lines) {
    chunk += line;
    if (chunk.length < minChunk) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const minChunk = 1 << 18;

function lineAt(bytes: Buffer, from: number): { text: string; next: number } {
  const to = bytes.indexOf(10, from);
  if (to < 0) throw new Error('The build cache is truncated');
  return { text: bytes.toString('utf8', from, to), next: to + 1 };
}

function serializeSite(site: object, renderContext = ''): string | undefined {
  try {
    return `${JSON.stringify(site)}\n${renderContext}\n`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function emptySite(): CachedSite {
  return { bindings: {}, pages: new Map(), outputs: {} };
}
