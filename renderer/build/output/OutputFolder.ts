import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ForeignFilesError } from './ForeignFilesError.ts';
import { listFiles } from './listFiles.ts';
import { type FileStamp, isUnmodified } from './isUnmodified.ts';
import { ensureFolder } from './ensureFolder.ts';
import { realTarget, stateFolder } from './stateFolder.ts';
import { removeStaleDrafts } from './removeStaleDrafts.ts';
import { readFileList, saveFileList } from './fileList.ts';

/**
 * The folder a site is built into. Files are drafted outside of it. When all are there, a first
 * build puts the draft in its place as a whole; later ones rename what changed, one by one: what has
 * not changed is not touched. Only files that a build wrote are ever replaced or removed.
 *
 * Whoever opens it holds its lock (`lockOutput`).
 */
export class OutputFolder {
  /** The real path of the output. */
  readonly target: string;
  /** Where files are to be written now. */
  readonly folder: string;
  readonly #state: string;
  readonly #fresh: boolean;
  readonly #force: boolean;
  /** Every file that builds wrote so far. */
  readonly #owned: ReadonlySet<string>;
  /** The same as it is kept on the disk. */
  #listed: ReadonlySet<string> | undefined;
  /** Files that `--force` gives up. */
  readonly #foreign: string[];
  /** Every file of the new output. */
  readonly #files = new Set<string>();
  readonly #drafted = new Set<string>();
  #half = false;

  private constructor(
    target: string,
    {
      owned,
      foreign = [],
      listed,
      force = false,
    }: {
      owned: ReadonlySet<string>;
      foreign?: string[];
      listed?: ReadonlySet<string>;
      force?: boolean | undefined;
    },
  ) {
    this.target = target;
    this.#listed = listed;
    this.#state = stateFolder(target);
    this.folder = draftOf(this.#state);
    this.#fresh = !existsSync(target);
    this.#force = force;
    this.#owned = owned;
    this.#foreign = foreign;
  }

  /**
   * Opens an output and clears away what killed builds left beside it.
   *
   * @param written files that an earlier version is known to have written, where there is no list
   * @param force whether files that no build wrote may be removed
   * @throws ForeignFiles when the folder holds files and no build wrote it
   */
  static async open(
    folder: string,
    {
      written = () => [],
      force,
    }: { written?: () => readonly string[]; force?: boolean | undefined } = {},
  ): Promise<OutputFolder> {
    const target = realTarget(folder);
    const state = stateFolder(target);
    await rm(draftOf(state), { recursive: true, force: true });
    // Those of earlier versions lay beside the output.
    await removeStaleDrafts(dirname(target), `${basename(target)}.draft-`);
    const listed = readFileList(state);
    if (listed) return new OutputFolder(target, { owned: listed, listed, force });
    const owned = new Set(written());
    const found = existsSync(target) ? await listFiles(target) : [];
    const foreign = found.filter((name) => !owned.has(name));
    if (foreign.length > 0 && !force) throw new ForeignFilesError(folder, foreign);
    return new OutputFolder(target, { owned, foreign, force });
  }

  /** Whether the last build of an output was killed before it was done. */
  static isUnfinished(folder: string): boolean {
    const target = realTarget(folder);
    return existsSync(target) && existsSync(draftOf(stateFolder(target)));
  }

  /** Whether a file of the last output is still there, as it was written. */
  isUnmodified(name: string, stamp: FileStamp): boolean {
    return isUnmodified(this.target, name, stamp);
  }

  /** Keeps a file of the last output. */
  keep(name: string): void {
    this.#files.add(name);
  }

  /** Takes note of a file that was written to `folder`. */
  add(name: string): void {
    this.#files.add(name);
    this.#drafted.add(name);
  }

  /** Reads a file that was just written. */
  read(name: string): Buffer {
    return readFileSync(join(this.folder, name));
  }

  /** Writes a file. */
  async write(name: string, content: Buffer | string): Promise<FileStamp> {
    const path = this.#place(name);
    await writeFile(path, content);
    return stampOf(path);
  }

  /** Copies a file. */
  async copy(name: string, source: string): Promise<FileStamp> {
    const path = this.#place(name);
    await copyFile(source, path);
    return stampOf(path);
  }

  /** Returns how many bytes were drafted so far. */
  draftedBytes(): number {
    let bytes = 0;
    for (const name of this.#drafted)
      bytes += statSync(join(this.folder, name), { throwIfNoEntry: false })?.size ?? 0;
    return bytes;
  }

  /**
   * Makes the new output the output, and removes what is no longer part of it.
   *
   * @param keepOthers whether files that were not named stay, because only some were looked at
   * @returns the files that were removed though no build wrote them
   * @throws ForeignFiles when such a file stands where a new one is to be
   */
  async commit({ keepOthers = false } = {}): Promise<string[]> {
    mkdirSync(this.folder, { recursive: true });
    if (this.#fresh) {
      // Listed first: a build that is killed in between leaves no folder that is nobody's.
      saveFileList(this.#state, this.#files);
      await rename(this.folder, this.target);
      return [];
    }
    const inTheWay: string[] = [];
    for (const name of this.#drafted)
      if (!this.#owned.has(name)) inTheWay.push(...(await this.#inTheWay(name)));
    if (inTheWay.length > 0 && !this.#force) throw new ForeignFilesError(this.target, inTheWay);
    const all = new Set([...this.#owned, ...this.#files]);
    const now = keepOthers ? all : this.#files;
    this.#list(all);
    this.#half = true;
    // Folders take space, and renaming does not: what may fail comes first.
    for (const folder of new Set([...this.#drafted].map(dirname))) ensureFolder(this.target, folder);
    for (const name of this.#drafted) await this.#putInPlace(name);
    const removed = new Set([...this.#foreign, ...inTheWay]);
    for (const name of [...this.#owned, ...removed]) if (!now.has(name)) await this.#remove(name);
    this.#list(now);
    this.#half = false;
    return [...removed];
  }

  /** Starts again: nothing was drafted. */
  async reset(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    this.#files.clear();
    this.#drafted.clear();
  }

  /**
   * Removes the drafts, which before `commit` leaves the last output as it was. After a `commit` that
   * failed halfway they stay: they tell the next build that the output is unfinished.
   */
  async close(): Promise<void> {
    if (!this.#half) await rm(this.folder, { recursive: true, force: true });
  }

  #place(name: string): string {
    this.add(name);
    mkdirSync(join(this.folder, dirname(name)), { recursive: true });
    return join(this.folder, name);
  }

  #list(names: ReadonlySet<string>): void {
    const known = this.#listed;
    if (known?.size === names.size && [...names].every((name) => known.has(name))) return;
    saveFileList(this.#state, names);
    this.#listed = names;
  }

  /** The files that no build wrote where a new one, or a folder for it, is to be. */
  async #inTheWay(name: string): Promise<string[]> {
    const parts = name.split('/');
    for (let length = 1; length <= parts.length; length++) {
      const part = parts.slice(0, length).join('/');
      const stat = lstatSync(join(this.target, part), { throwIfNoEntry: false });
      if (!stat) return [];
      if (stat.isDirectory()) continue;
      if (length < parts.length && stat.isSymbolicLink()) continue;
      return this.#owned.has(part) ? [] : [part];
    }
    return this.#foreignBelow(name);
  }

  async #foreignBelow(name: string): Promise<string[]> {
    const below = await listFiles(join(this.target, name));
    return below.map((file) => `${name}/${file}`).filter((file) => !this.#owned.has(file));
  }

  async #putInPlace(name: string): Promise<void> {
    const [from, path] = [join(this.folder, name), join(this.target, name)];
    await rename(from, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EISDIR') throw error;
      // A folder stands where a file is to be.
      const foreign = await this.#foreignBelow(name);
      if (foreign.length > 0 && !this.#force) throw new ForeignFilesError(this.target, foreign);
      await rm(path, { recursive: true, force: true });
      await rename(from, path);
    });
  }

  async #remove(name: string): Promise<void> {
    await removeFile(join(this.target, name));
    for (let path = dirname(name); path !== '.'; path = dirname(path)) {
      try {
        await rmdir(join(this.target, path));
      } catch {
        return;
      }
    }
  }
}

function draftOf(state: string): string {
  return join(state, 'draft');
}

function stampOf(path: string): FileStamp {
  const { size, mtimeMs } = statSync(path);
  return { size, mtime: mtimeMs };
}

/** Where the file was, the new output may have a folder, or a file in place of its folder. */
async function removeFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return;
    // Systems differ in what they say of a folder.
    if (!statSync(path).isDirectory()) throw error;
  });
}
