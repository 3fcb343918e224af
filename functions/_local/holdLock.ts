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
 * Takes the lock of a folder for this process, so that no second one opens the same database. Locks
 * that a dead process left behind are taken over.
 *
 * @returns gives the lock back
 * @throws FolderInUse naming the process that holds it
 */
export function holdLock(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${path}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  writeFileSync(mine, text);
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(mine, path)) return releaser(path, text);
      const found = read(path);
      if (found !== undefined && isAlive(found)) {
        throw new FolderInUse(holder(found) ?? 0, folder);
      }
      if (found !== undefined) discard(path, found);
    }
    throw new Error(`${path} cannot be taken`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Another process holds the lock of a folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  readonly pid: number;

  constructor(pid: number, folder: string) {
    super(`process ${pid} is using ${folder}; stop it first`);
    this.pid = pid;
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

/** Moves a stale lock away; if another process was faster and it is a fresh one, puts it back. */
function discard(path: string, stale: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function releaser(path: string, text: string): () => void {
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

function holder(text: string): number | undefined {
  return parse(text)?.pid;
}

function isAlive(text: string): boolean {
  const lock = parse(text);
  if (lock === undefined || !Number.isInteger(lock.pid) || lock.pid <= 0) return false;
  try {
    process.kill(lock.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Numbers of processes are used again: the same one has also started at the same moment.
  return startOf(lock.pid) === lock.started;
}

function parse(text: string): { pid: number; started: string } | undefined {
  try {
    return JSON.parse(text) as { pid: number; started: string };
  } catch {
    return undefined;
  }
}

/** When a process started, where the system tells (Linux); otherwise ''. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
