import {
  constants,
  copyFileSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../errors/UserError.ts';
import { type FolderIdentity, identifyFolder } from './identifyFolder.ts';

/** The exclusive right of this process to write to a folder. */
export interface FolderLock {
  /** Tells other processes where this one serves the data of the folder. */
  setUrl(url: string): void;
  release(): void;
}

/**
 * Locks a folder for this process, so that no second process writes to it. Takes over the lock of a
 * process that no longer runs, and one that was copied together with its folder.
 *
 * @param url where this process serves the data of the folder
 * @throws FolderInUse naming the process that holds the lock
 */
export async function holdLock(folder: string, url?: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const text = JSON.stringify(describeLock(folder, url));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryCreate(path, text)) {
        removeRests(folder);
        return keep(path, text);
      }
      const existing = read(path);
      if (existing !== undefined && (await isHeld(folder, existing)))
        throw new FolderInUse(folder, parse(existing));
      if (existing !== undefined) discard(path, existing);
    }
    throw new Error(`${path} cannot be locked`);
  } catch (error) {
    // Node reports no path for a failed write, such as on a full disk.
    throw (error as NodeJS.ErrnoException).syscall === 'write'
      ? Object.assign(error as Error, { path })
      : error;
  }
}

/** Thrown when another process holds the lock of a folder. */
export class FolderInUse extends UserError {
  override name = 'FolderInUse';
  readonly pid: number;
  /** Where the process serves the data of the folder. */
  readonly url: string | undefined;
  /** Whether the folder was replaced, such as by an older state of it, since the process opened it. */
  readonly isReplaced: boolean;

  constructor(folder: string, { pid = 0, url, inode }: Partial<Lock> = {}) {
    super(`Process ${pid}${url ? ` at ${url}` : ''} is using ${folder}. Stop it first.`);
    this.pid = pid;
    this.url = url;
    this.isReplaced = inode !== identifyFolder(folder).inode;
  }
}

/** How often a process shows that it still holds a lock, in milliseconds. */
const beat = 2000;

/** How long a lock of another system is watched for a sign of its process, in milliseconds. */
const patience = 3 * beat + 1000;

/** The content of a lock. */
interface Lock extends FolderIdentity {
  pid: number;
  started: string;
  /** The system in which the process has its id. */
  system: string;
  url?: string | undefined;
}

function describeLock(folder: string, url: string | undefined): Lock {
  const { pid } = process;
  return { pid, started: getStartTime(pid), system: getSystem(), ...identifyFolder(folder), url };
}

/** Shows from time to time that this process still runs, until the lock is released. */
function keep(path: string, text: string): FolderLock {
  let own = text;
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now, () => undefined);
  }, beat).unref();
  const release = () => {
    clearInterval(timer);
    process.off('exit', release);
    if (read(path) === own) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return {
    release,
    setUrl(url) {
      if (read(path) !== own) return;
      own = JSON.stringify({ ...JSON.parse(own), url });
      writeFileSync(`${path}.${process.pid}`, own);
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}

/** Whether the process of a lock runs, and locked this folder. */
async function isHeld(folder: string, text: string): Promise<boolean> {
  const lock = parse(text);
  if (!lock) return false;
  const { path, inode } = identifyFolder(folder);
  // A folder that was moved keeps its inode, and a file system may give out others when it is mounted.
  if (lock.path !== path && lock.inode !== inode) return false;
  return lock.system === getSystem() ? isRunning(lock) : showsSigns(join(folder, 'lock'), text);
}

function isRunning({ pid, started }: Lock): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Process ids are reused, so the start time must match as well.
  return getStartTime(pid) === started;
}

/** Whether the process of a lock, which may run in another container or computer, changes the time of its lock. */
async function showsSigns(path: string, text: string): Promise<boolean> {
  const readTime = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = readTime();
  for (let waited = 0; waited < patience; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (read(path) !== text) return false;
    // Clocks may differ, so only the change counts.
    if (readTime() !== first) return true;
  }
  return false;
}

/** Creates a lock in one step: no process sees half of it. */
function tryCreate(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, text);
    return tryLink(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes what processes left that were killed while they tried to lock a folder. */
function removeRests(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^lock\.(stale\.)?\d+$/.test(name)) rmSync(join(folder, name), { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    // The process that just got the lock removes the drafts of others.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
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

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the content of a lock; undefined if it is damaged. */
function parse(text: string): Lock | undefined {
  try {
    const lock = JSON.parse(text) as Lock;
    return Number.isInteger(lock.pid) && lock.pid > 0 && lock.system ? lock : undefined;
  } catch {
    return undefined;
  }
}

/** Names the system that gave this process its id: each container and each start of a computer counts its own. */
function getSystem(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Returns the start time of a process on Linux; an empty text on other systems. */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
