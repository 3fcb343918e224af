import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, link, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '../../base/files/contentHash.ts';
import { isFile } from '../../base/files/isFile.ts';
import type { FileStamp } from '../cache/FileStamp.ts';
import { ensureFolder } from './ensureFolder.ts';
import { ForeignFilesError } from './ForeignFilesError.ts';
import { fileListPath, readFileList, saveFileList } from './fileList.ts';
import { findForeignFiles, findForeignFilesBelow } from './findForeignFiles.ts';
import { isUnmodified } from './isUnmodified.ts';
import { listFiles } from './listFiles.ts';
import { removeFile } from './removeFile.ts';
import { realTarget, stateFolder } from './stateFolder.ts';

/** State of an output folder when it is opened. */
interface ExistingOutput {
  /** Every file that builds wrote so far. */
  owned: ReadonlySet<string>;
  /** The file list on disk. */
  savedList?: ReadonlySet<string>;
  /** Files that no build wrote; `--force` allows to remove them. */
  foreign?: string[];
  force?: boolean | undefined;
}

/**
 * The folder that a site is built into. Files are drafted outside of it; `commit` then moves the
 * whole draft into place (first build) or renames the changed files one by one. Only files that a
 * build wrote are ever replaced or removed. All methods share the lists of these files.
 *
 * The caller holds the lock of the output (`lockOutput`).
 */
export class OutputFolder {
  /** The real path of the output. */
  readonly target: string;
  /** The folder for drafts. */
  readonly folder: string;
  readonly #state: string;
  readonly #isNew: boolean;
  readonly #force: boolean;
  readonly #owned: ReadonlySet<string>;
  readonly #foreign: string[];
  #savedList: ReadonlySet<string> | undefined;
  /** Every file of the new output. */
  readonly #files = new Set<string>();
  readonly #drafts = new Set<string>();
  #isCommitting = false;

  private constructor(
    target: string,
    { owned, savedList, foreign = [], force = false }: ExistingOutput,
  ) {
    this.target = target;
    this.#state = stateFolder(target);
    this.folder = draftFolder(this.#state);
    this.#isNew = !existsSync(target);
    this.#force = force;
    this.#owned = owned;
    this.#foreign = foreign;
    this.#savedList = savedList;
  }

  /**
   * Opens an output and removes the drafts of killed builds.
   *
   * @param options.force whether files that no build wrote may be removed
   * @throws ForeignFilesError when the folder contains files and no build wrote it
   */
  static async open(
    folder: string,
    { force }: { force?: boolean | undefined } = {},
  ): Promise<OutputFolder> {
    const target = realTarget(folder);
    const state = stateFolder(target);
    await rm(draftFolder(state), { recursive: true, force: true });
    const savedList = readFileList(state);
    if (savedList) return new OutputFolder(target, { owned: savedList, savedList, force });
    const foreign = existsSync(target) ? await listFiles(target) : [];
    const list = fileListPath(state);
    if (foreign.length > 0 && !force)
      throw new ForeignFilesError(folder, foreign, existsSync(list) ? list : undefined);
    return new OutputFolder(target, { owned: new Set(), foreign, force });
  }

  /** Whether the last build of an output was killed while it was writing. */
  static isUnfinished(folder: string): boolean {
    const target = realTarget(folder);
    return existsSync(target) && existsSync(draftFolder(stateFolder(target)));
  }

  /**
   * Returns the modification time of a file of the last output that has the same content as when it
   * was written; undefined if it has not, or does not exist. Size and time only save reading.
   */
  findUnmodified(path: string, file: FileStamp & { digest: string }): number | undefined {
    if (isUnmodified(this.target, path, file)) return file.mtime;
    const copy = join(this.target, path);
    const stats = statSync(copy, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== file.size) return undefined;
    return contentHash(readFileSync(copy)) === file.digest ? stats.mtimeMs : undefined;
  }

  /** Reads a file of the last output; returns undefined if its content is not as it was written. */
  readUnmodified(path: string, file: { digest: string } | undefined): Buffer | undefined {
    const copy = join(this.target, path);
    const content = file && isFile(copy) ? readFileSync(copy) : undefined;
    return content && contentHash(content) === file?.digest ? content : undefined;
  }

  /** Keeps a file of the last output. */
  keep(path: string): void {
    this.#files.add(path);
  }

  /** Adds a file that the caller wrote to `folder`. */
  add(path: string): void {
    this.#files.add(path);
    this.#drafts.add(path);
  }

  /** Reads a file of the new output; returns undefined if it does not exist. */
  read(path: string): Buffer | undefined {
    if (!this.#files.has(path)) return undefined;
    return readFileSync(join(this.#drafts.has(path) ? this.folder : this.target, path));
  }

  /** Drafts a file with this content. */
  async write(path: string, content: Buffer | string): Promise<FileStamp> {
    const draft = this.#addDraft(path);
    await writeFile(draft, content);
    return readStamp(draft);
  }

  /** Drafts a copy of a file. */
  async copy(path: string, source: string): Promise<FileStamp> {
    const draft = this.#addDraft(path);
    await copyFile(source, draft);
    return readStamp(draft);
  }

  /** Drafts a link to a file that is never edited in place, or a copy where links are impossible. */
  async link(path: string, source: string): Promise<void> {
    const draft = this.#addDraft(path);
    await link(source, draft).catch(() => copyFile(source, draft));
  }

  /** Returns the size of all drafts in bytes. */
  draftedBytes(): number {
    let bytes = 0;
    for (const path of this.#drafts)
      bytes += statSync(join(this.folder, path), { throwIfNoEntry: false })?.size ?? 0;
    return bytes;
  }

  /**
   * Moves the drafts into place and removes the files that are no longer part of the output.
   *
   * @param options.keepOthers keeps the files that were neither drafted nor kept
   * @returns the removed files that no build wrote
   * @throws ForeignFilesError when such a file is in the place of a draft
   */
  async commit({ keepOthers = false } = {}): Promise<string[]> {
    mkdirSync(this.folder, { recursive: true });
    if (this.#isNew) {
      // Saved first: a build that is killed in between must not leave a folder without a file list.
      await saveFileList(this.#state, this.#files);
      await rename(this.folder, this.target);
      return [];
    }
    const blocking = await this.#findBlockingFiles();
    const ownedAndNew = new Set([...this.#owned, ...this.#files]);
    const newFiles = keepOthers ? ownedAndNew : this.#files;
    await this.#saveList(ownedAndNew);
    this.#isCommitting = true;
    // Creating folders can fill the disk and renaming cannot, so folders are created first.
    for (const folder of new Set([...this.#drafts].map(dirname))) ensureFolder(this.target, folder);
    for (const path of this.#drafts) await this.#moveIntoPlace(path);
    const removed = new Set([...this.#foreign, ...blocking]);
    for (const path of [...this.#owned, ...removed])
      if (!newFiles.has(path)) await removeFile(this.target, path);
    await this.#saveList(newFiles);
    this.#isCommitting = false;
    return [...removed];
  }

  /**
   * Removes the drafts. After a `commit` that failed halfway they stay: they show the next build
   * that the output is unfinished.
   */
  async close(): Promise<void> {
    if (!this.#isCommitting) await rm(this.folder, { recursive: true, force: true });
  }

  #addDraft(path: string): string {
    this.add(path);
    mkdirSync(join(this.folder, dirname(path)), { recursive: true });
    return join(this.folder, path);
  }

  async #saveList(paths: ReadonlySet<string>): Promise<void> {
    const saved = this.#savedList;
    if (saved?.size === paths.size && [...paths].every((path) => saved.has(path))) return;
    await saveFileList(this.#state, paths);
    this.#savedList = paths;
  }

  async #findBlockingFiles(): Promise<string[]> {
    const blocking: string[] = [];
    for (const path of this.#drafts)
      if (!this.#owned.has(path))
        blocking.push(...(await findForeignFiles(this.target, path, this.#owned)));
    if (blocking.length > 0 && !this.#force) throw new ForeignFilesError(this.target, blocking);
    return blocking;
  }

  async #moveIntoPlace(path: string): Promise<void> {
    const [draft, file] = [join(this.folder, path), join(this.target, path)];
    await rename(draft, file).catch(async (error: NodeJS.ErrnoException) => {
      // The code for a folder in the place of the file.
      if (error.code !== 'EISDIR') throw error;
      const foreign = await findForeignFilesBelow(this.target, path, this.#owned);
      if (foreign.length > 0 && !this.#force) throw new ForeignFilesError(this.target, foreign);
      await rm(file, { recursive: true, force: true });
      await rename(draft, file);
    });
  }
}

function draftFolder(state: string): string {
  return join(state, 'draft');
}

function readStamp(path: string): FileStamp {
  const { size, mtimeMs } = statSync(path);
  return { size, mtime: mtimeMs };
}
