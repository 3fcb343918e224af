import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Locks a folder for this process, so that no second process writes to it. Takes over the lock of a
 * process that no longer runs.
 *
 * @param url where this process serves the data of the folder
 * @returns a function that releases the lock
 * @throws FolderInUse naming the process that holds the lock
 */
export function holdLock(folder: string, url?: string): () => void {
  const path = join(folder, 'lock');
  const ownPath = `${path}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, started: getStartTime(process.pid), url });
  try {
    writeFileSync(ownPath, text);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(ownPath, path)) return createRelease(path, text);
      const existing = read(path);
      if (existing !== undefined && isAlive(existing)) {
        throw new FolderInUse(folder, parse(existing));
      }
      if (existing !== undefined) discard(path, existing);
    }
    throw new Error(`${path} cannot be locked`);
  } catch (error) {
    // Node reports no path for a failed write, such as on a full disk.
    throw (error as NodeJS.ErrnoException).syscall === 'write'
      ? Object.assign(error as Error, { path })
      : error;
  } finally {
    rmSync(ownPath, { force: true });
  }
}

/** Thrown when another process holds the lock of a folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  readonly pid: number;
  /** Where the process serves the data of the folder. */
  readonly url: string | undefined;

  constructor(folder: string, lock: Lock | undefined) {
    const pid = lock?.pid ?? 0;
    super(`process ${pid} is using ${folder}; stop it first`);
    this.pid = pid;
    this.url = lock?.url;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EEXIST') return false;
    // Some file systems have no hard links.
    if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) return tryCopy(from, to);
    throw error;
  }
}

function tryCopy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock. Restores it if another process has replaced it in the meantime. */
function discard(path: string, stale: string): void {
  const stalePath = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, stalePath);
  } catch {
    return;
  }
  if (read(stalePath) !== stale) tryLink(stalePath, path);
  rmSync(stalePath, { force: true });
}

function createRelease(path: string, text: string): () => void {
  const release = () => {
    process.off('exit', release);
    if (read(path) === text) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(text: string): boolean {
  const lock = parse(text);
  if (lock === undefined || !Number.isInteger(lock.pid) || lock.pid <= 0) return false;
  try {
    process.kill(lock.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Process ids are reused, so the start time must match as well.
  return getStartTime(lock.pid) === lock.started;
}

interface Lock {
  pid: number;
  started: string;
  url?: string;
}

function parse(text: string): Lock | undefined {
  try {
    return JSON.parse(text) as Lock;
  } catch {
    return undefined;
  }
}

/** Returns the boot id and start time of a process on Linux; an empty text on other systems. */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
