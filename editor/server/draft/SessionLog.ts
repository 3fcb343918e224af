import { createReadStream } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cachePath } from '../../../base/files/cachePath.ts';
import {
  type FolderIdentity,
  findOriginal,
  identifyFolder,
} from '../../../base/files/identifyFolder.ts';
import { separateFile } from '../../../base/files/separateFiles.ts';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { getSystemErrorReason, isSystemError } from './getSystemErrorReason.ts';
import {
  applyEntries,
  createEmptySession,
  isEntry,
  listStoredEntries,
  type StoredEntry,
  type StoredSession,
} from './sessionEntries.ts';

/** How much longer than what it stores a log may get before it is written anew, in bytes. */
const mostRests = 16_000_000;

/**
 * The log that stores a session: `.blockwright/edit/session.log`. Each `write` adds what changed since
 * the last one as lines of JSON; they count once the line `["end"]` follows.
 */
export class SessionLog {
  readonly #path: string;
  /** What the log stores. */
  #stored: StoredSession = createEmptySession();
  /** The length of the log up to its last end, and what it was when the log was written anew, in bytes. */
  #length = 0;
  #newLength = 0;
  /** The folder in which the log was begun; undefined until it is. */
  #folder: FolderIdentity | undefined;
  /** Why the log could not be read, and where it is now, or where its drafts come from. */
  loadWarning: string | undefined;

  constructor(root: string) {
    this.#path = cachePath(root, 'edit', 'session.log');
  }

  /** Reads the stored session. A damaged log is renamed, since it may contain more unsaved work. */
  async read(): Promise<StoredSession> {
    const session = createEmptySession();
    let entries: StoredEntry[] = [];
    let position = 0;
    try {
      for await (const line of readLines(this.#path)) {
        position += line.length + 1;
        const entry: unknown = JSON.parse(line.toString('utf8'));
        if (!isEntry(entry)) throw new Error('unknown entry');
        if (entry[0] === 'folder') this.#folder = { path: entry[1], inode: entry[2] };
        entries.push(entry);
        if (entry[0] !== 'end') continue;
        applyEntries(session, entries);
        entries = [];
        this.#length = position;
      }
      // A log is written with an end in one step.
      if (this.#length === 0) throw new Error('no end');
    } catch (error) {
      if (!/^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? ''))
        await this.#moveAside(error);
    }
    if (session.drafts.size > 0) this.#warnOfCopy();
    this.#stored = session;
    return session;
  }

  /** Stores a session: what changed is added, or the log written anew once most of it is outdated. */
  async write(session: StoredSession): Promise<void> {
    const { size } = await stat(this.#path).catch(() => ({ size: -1 }));
    const isLong = this.#length > 2 * this.#newLength + mostRests;
    const isElsewhere = size > 0 && this.#folder?.path !== identifyFolder(dirname(this.#path)).path;
    if (size < this.#length || isLong || size <= 0 || isElsewhere) await this.#writeAnew(session);
    else await this.#add(session, size);
    this.#stored = session;
  }

  async #add(session: StoredSession, size: number): Promise<void> {
    const entries = [...listStoredEntries(this.#stored, session)];
    if (entries.length === 0) return;
    await separateFile(this.#path);
    const file = await open(this.#path, 'r+');
    try {
      // A write that failed, such as on a full disk, or was killed leaves a part of its lines.
      if (size > this.#length) await file.truncate(this.#length);
      let position = this.#length;
      for (const line of toLines(entries)) position = await writeAt(file, line, position);
      this.#length = position;
    } finally {
      await file.close();
    }
  }

  async #writeAnew(session: StoredSession): Promise<void> {
    const folder = dirname(this.#path);
    await mkdir(folder, { recursive: true });
    // Drafts are none of the business of other users of the computer.
    await chmod(folder, 0o700);
    const identity = identifyFolder(folder);
    let length = 0;
    const entries = function* (): Generator<StoredEntry> {
      yield ['folder', identity.path, identity.inode];
      yield* listStoredEntries(createEmptySession(), session);
    };
    const count = function* () {
      for (const line of toLines(entries())) {
        length += line.length;
        yield line;
      }
    };
    await writeWhole(this.#path, count(), { isPrivate: true });
    this.#folder = identity;
    this.#length = length;
    this.#newLength = length;
  }

  #warnOfCopy(): void {
    const original =
      this.#folder && findOriginal(this.#folder, identifyFolder(dirname(this.#path)));
    if (original === undefined) return;
    const site = dirname(dirname(original));
    this.loadWarning ??= `This folder is a copy of ${site}, made while changes were not saved there: they are unsaved here, too.`;
  }

  async #moveAside(error: unknown): Promise<void> {
    this.#length = 0;
    const reason = isSystemError(error) ? getSystemErrorReason(error) : 'their file is damaged';
    const other = `session.${new Date().toISOString().replaceAll(':', '-')}.log`;
    const outcome = await rename(this.#path, this.#path.replace(/session\.log$/, other)).then(
      () => `What was stored is now in .blockwright/edit/${other}.`,
      (failure) => `The file could not be set aside either: ${getSystemErrorReason(failure)}.`,
    );
    this.loadWarning = `The unsaved changes of the last session could not be read, or not all of them: ${reason}. ${outcome}`;
  }
}

/** Yields the lines of a log without their line breaks, except for a last line that is not complete. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
}

/** Yields the lines of entries: no single text of a large session may exceed what JavaScript allows. */
function* toLines(entries: Iterable<StoredEntry>): Generator<Buffer> {
  for (const entry of entries) yield Buffer.from(`${JSON.stringify(entry)}\n`);
  yield Buffer.from('["end"]\n');
}

/** Writes bytes at a position, and returns the position behind them. */
async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<number> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
  return position + bytes.length;
}
