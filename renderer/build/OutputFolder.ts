import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './makeFolder.ts';

/** Size and time of a file, by which it is known not to have been touched. */
export interface FileStamp {
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  mtime: number;
}

/**
 * The folder a site is built into. The first build fills a draft beside it and puts it in its place
 * as a whole. Later ones write what changed beside the old files, under other names, and rename
 * them when everything is there: what has not changed is not touched, and until then nobody sees
 * a difference.
 */
export class OutputFolder {
  readonly target: string;
  /** Where files are to be written now… */
  readonly folder: string;
  /** …and what is added to their names. */
  readonly suffix: string;
  readonly #fresh: boolean;
  /** Every file of the new output. */
  readonly #files = new Set<string>();
  readonly #written: string[] = [];

  constructor(target: string) {
    this.target = target;
    this.#fresh = !existsSync(target);
    this.folder = this.#fresh ? `${target}${draftMark}${process.pid}` : target;
    this.suffix = this.#fresh ? '' : '.new';
  }

  /** Whether a file of the last output is still there, as it was written. */
  isIntact(name: string, { size, mtime }: FileStamp): boolean {
    const stat = statSync(join(this.target, name), { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.size === size && stat.mtimeMs === mtime;
  }

  /** Keeps a file of the last output. */
  keep(name: string): void {
    this.#files.add(name);
  }

  /** Takes note of a file that was written to `folder` (with `suffix`). */
  add(name: string): void {
    this.#files.add(name);
    this.#written.push(name);
  }

  /** A file that was just written. */
  read(name: string): Buffer {
    return readFileSync(join(this.folder, name) + this.suffix);
  }

  /** Writes a file. */
  async write(name: string, content: Buffer | string): Promise<FileStamp> {
    const path = await this.#place(name);
    await writeFile(path, content);
    return this.#stamp(name, path);
  }

  /** Copies a file. */
  async copy(name: string, source: string): Promise<FileStamp> {
    const path = await this.#place(name);
    await copyFile(source, path);
    return this.#stamp(name, path);
  }

  /** Makes the new output the output, and removes what is no longer part of it. */
  async commit(): Promise<void> {
    if (this.#fresh) {
      mkdirSync(this.folder, { recursive: true });
      await rename(this.folder, this.target);
      await this.#removeDrafts();
      return;
    }
    for (const name of this.#written) {
      const path = join(this.target, name);
      await rename(path + this.suffix, path).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EISDIR') throw error;
        // A folder stands where a file is to be.
        await rm(path, { recursive: true, force: true });
        await rename(path + this.suffix, path);
      });
    }
  }

  /** Removes files of the last output that are not part of this one. */
  async removeStale(last: Iterable<string> | undefined): Promise<void> {
    if (this.#fresh) return;
    for (const name of last ?? (await filesBelow(this.target))) {
      if (this.#files.has(name)) continue;
      await removeFile(join(this.target, name));
      await this.#removeEmpty(dirname(name));
    }
  }

  /** Leaves the last output as it was. */
  async discard(): Promise<void> {
    if (this.#fresh) await rm(this.folder, { recursive: true, force: true });
    else for (const name of this.#written) await removeFile(join(this.target, name) + this.suffix);
  }

  async #place(name: string): Promise<string> {
    this.add(name);
    const path = join(this.folder, name) + this.suffix;
    makeFolder(this.folder, dirname(name));
    return path;
  }

  /** Removes what first builds left that were killed. */
  async #removeDrafts(): Promise<void> {
    const start = basename(this.target) + draftMark;
    for (const name of await readdir(dirname(this.target)))
      if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
        await rm(join(dirname(this.target), name), { recursive: true, force: true });
  }

  #stamp(name: string, path: string): FileStamp {
    this.#files.add(name);
    const { size, mtimeMs } = statSync(path);
    return { size, mtime: mtimeMs };
  }

  async #removeEmpty(folder: string): Promise<void> {
    for (let path = folder; path !== '.'; path = dirname(path)) {
      try {
        await rmdir(join(this.target, path));
      } catch {
        return;
      }
    }
  }
}

/** Every file below a folder, by its path from there. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Follows the name of the output, and the number of the process follows. */
const draftMark = '.draft-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where the file was, the new output may have a folder, or a file in place of its folder. */
async function removeFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return;
    // Systems differ in what they say of a folder.
    if (!statSync(path).isDirectory()) throw error;
  });
}
