import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { separateFile } from '../../../base/files/separateFiles.ts';
import { syncFolder, writeWhole } from '../../../base/files/writeWhole.ts';
import { MovedData } from '../system/MovedData.ts';

/** A submission in the journal, in the format of the SQL function `intake.restore`. */
export interface JournalEntry {
  id: string;
  form: string;
  key: string;
  data: Record<string, unknown>;
  reason: string | null;
  receivedAt: string;
  files: string[];
  deliveries: string[];
  recipients: string[];
  /** Whether its values are kept after the deliveries. */
  keep: boolean;
  /** When its values were erased. */
  erasedAt?: string;
  /** When each delivery was made, by channel. */
  delivered?: Record<string, string>;
  /** Whether it was released from quarantine. */
  released?: boolean;
}

/** A later change of stored submissions: deliveries made, or a submission released. */
type JournalUpdate =
  | { delivered: { id: string; channel: string }[]; at: string }
  | { released: string };

/**
 * A file with a line for each acknowledged submission and each later update, synced before each
 * acknowledgement. PGlite does not sync: after a power failure its files may lack rows or not open, and
 * the journal restores them.
 */
export interface Journal {
  /** Appends a line and resolves when it is synced to the disk. Concurrent lines share one sync. */
  append: (line: JournalEntry | JournalUpdate) => Promise<void>;
  /** Replaces the content with these entries, which are read while no line can be appended. */
  rewrite: (entries: () => Promise<JournalEntry[]>) => Promise<void>;
  /** Reads all entries with their updates applied. Skips a last line that was cut short. */
  read: () => Promise<{ entries: JournalEntry[]; lines: number }>;
  close: () => Promise<void>;
}

/** Opens the journal at a path. Creates a missing file. */
export async function openJournal(path: string): Promise<Journal> {
  let file = await openForAppending(path);
  let queue: QueuedLine[] = [];
  let writing: Promise<void> = Promise.resolve();

  /** Makes sure that this is the journal of this folder, and of no other one. */
  const own = async () => {
    const { ino, nlink } = await file.stat();
    const found = await stat(path).catch(() => undefined);
    if (found?.ino !== ino) throw new MovedData(path);
    if (nlink === 1) return;
    await separateFile(path);
    await file.close();
    file = await openForAppending(path);
  };

  const writeQueue = async () => {
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    try {
      await own();
      await file.appendFile(batch.map(({ line }) => line).join(''));
      await file.datasync();
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    append: (line) =>
      new Promise((resolve, reject) => {
        queue.push({ line: formatLine(line), resolve, reject });
        writing = writing.then(writeQueue);
      }),
    rewrite(entries) {
      const rewritten = writing.then(async () => {
        await own();
        await writeWhole(path, (await entries()).map(formatLine).join(''), {
          sync: true,
          isPrivate: true,
        });
        await file.close();
        file = await openForAppending(path);
      });
      writing = rewritten.catch(() => undefined);
      return rewritten;
    },
    async read() {
      const lines = (await readFile(path, 'utf8')).split('\n').flatMap(parseLine);
      return { entries: applyUpdates(lines), lines: lines.length };
    },
    async close() {
      await writing;
      await file.close();
    },
  };
}

interface QueuedLine {
  line: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

async function openForAppending(path: string): Promise<FileHandle> {
  const file = await open(path, 'a+', 0o600);
  await file.chmod(0o600);
  const { size } = await file.stat();
  // An incomplete last line must not merge with the next entry.
  if (size > 0) {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer[0] !== 0x0a) await file.appendFile('\n');
  }
  await file.sync();
  await syncFolder(dirname(path));
  return file;
}

function applyUpdates(lines: (JournalEntry | JournalUpdate)[]): JournalEntry[] {
  const entries = new Map<string, JournalEntry>();
  for (const line of lines) {
    if ('id' in line) {
      if (!entries.has(line.id)) entries.set(line.id, line);
    } else if ('delivered' in line) {
      for (const { id, channel } of line.delivered) {
        const delivered = { ...entries.get(id)?.delivered, [channel]: line.at };
        update(entries, id, { delivered });
      }
    } else update(entries, line.released, { released: true });
  }
  return [...entries.values()];
}

function update(
  entries: Map<string, JournalEntry>,
  id: string,
  change: Partial<JournalEntry>,
): void {
  const entry = entries.get(id);
  if (entry !== undefined) entries.set(id, { ...entry, ...change });
}

function formatLine(line: JournalEntry | JournalUpdate): string {
  return `${JSON.stringify(line)}\n`;
}

function parseLine(line: string): (JournalEntry | JournalUpdate)[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as JournalEntry | JournalUpdate];
  } catch {
    return [];
  }
}
