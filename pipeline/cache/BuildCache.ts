import { appendFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { separateFile } from '../../base/files/separateFiles.ts';
import { applyCachedEdit, type CachedEdit } from './CachedEdit.ts';
import { CachedPages, formatPageLines } from './CachedPages.ts';
import type { CachedSite } from './CachedSite.ts';

/**
 * Keeps the results of builds in a file. A damaged file counts as empty. Its lines: a checksum, the
 * site, the render context, and one line per page, which are copied while the page stays the same.
 * Small edits are appended to a second file. The documents of pages are in segments beside the files.
 */
export class BuildCache {
  /** A version of the code, and a variant of the site, has a folder of its own. */
  readonly folder: string;
  readonly #path: string;
  readonly #editsPath: string;
  /** Of the file that edits belong to. */
  #checksum = 0;
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
      const checksum = lineAt(bytes, 0);
      this.#checksum = crc32(bytes.subarray(checksum.next));
      if (Number(checksum.text) !== this.#checksum) throw new Error('Wrong checksum');
      const site = lineAt(bytes, checksum.next);
      const renderContext = lineAt(bytes, site.next);
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
    this.#checksum = 0;
    try {
      await mkdir(this.folder, { recursive: true });
      const file = await open(draft, 'w');
      try {
        // Filled in at the end: keeping all lines until their checksum is known would take much memory.
        await file.writeFile(`${' '.repeat(maxDigits)}\n`);
        for (const chunk of toChunks(text, formatPageLines(pages))) {
          // The checksum of nothing is 0, whatever came before.
          if (chunk.length > 0) this.#checksum = crc32(chunk, this.#checksum);
          await file.writeFile(chunk);
        }
        await file.write(String(this.#checksum), 0);
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

  /** Applies an edit to `site` and appends it to the second file. */
  async saveEdit(edit: CachedEdit): Promise<void> {
    applyCachedEdit(this.site, edit);
    if (++this.#editCount > maxEdits) return this.save();
    const text = JSON.stringify([this.#checksum, edit]);
    await separateFile(this.#editsPath)
      .then(() => appendFile(this.#editsPath, `${crc32(text)} ${text}\n`))
      .catch((error) => this.#discard(error));
  }

  /** Applies the appended edits; skips edits of another cache and an incomplete last line. */
  async #loadEdits(): Promise<void> {
    const text = await readFile(this.#editsPath, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(0, -1)) {
      const json = line.slice(line.indexOf(' ') + 1);
      if (line !== `${crc32(json)} ${json}`) throw new Error('Wrong checksum');
      const [checksum, edit] = JSON.parse(json) as [number, CachedEdit];
      if (checksum !== this.#checksum) continue;
      applyCachedEdit(this.site, edit);
      this.#editCount++;
    }
  }

  /** Deletes both files: they are older than the output, but would be trusted. */
  async #discard(error: NodeJS.ErrnoException, draft = this.#path): Promise<void> {
    if (error.syscall === undefined) throw error;
    this.saveError = error.message;
    for (const path of [draft, this.#path, this.#editsPath])
      await rm(path, { force: true }).catch(() => {});
  }
}

const maxEdits = 25;
/** The digits of a checksum of 32 bits. */
const maxDigits = 10;

/** Joins lines to chunks that are worth a write. */
function* toChunks(start: string, lines: Iterable<Buffer>): Generator<Buffer> {
  let chunk: Buffer[] = [Buffer.from(start)];
  let length = 0;
  for (const line of lines) {
    chunk.push(line);
    length += line.length;
    if (length < minChunk) continue;
    yield Buffer.concat(chunk);
    [chunk, length] = [[], 0];
  }
  yield Buffer.concat(chunk);
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
