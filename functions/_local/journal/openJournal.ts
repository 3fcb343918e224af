import { type FileHandle, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder, writeDurably } from '../system/writeDurably.ts';

/** A submission as the journal keeps it; what `intake.restore` takes. */
export interface JournalEntry {
  id: string;
  form: string;
  key: string;
  data: Record<string, unknown>;
  resume: string | null;
  reason: string | null;
  receivedAt: string;
  /** When its mail went out. */
  sentAt?: string;
  /** Whether it was released from quarantine. */
  released?: boolean;
}

/** What happened to submissions after they were stored. */
export type JournalUpdate = { sent: string[]; at: string } | { released: string };

/**
 * A file of all acknowledged submissions and of what became of them, one line each, synced before
 * each acknowledgement. PGlite does not sync: after a loss of power its files may lack rows or not
 * open at all, and the journal puts them back.
 */
export interface Journal {
  /** Adds a line; resolves when it is on the disk. Lines that come together share one sync. */
  append: (line: JournalEntry | JournalUpdate) => Promise<void>;
  /** Keeps these entries and no others; asks for them when no line can be added meanwhile. */
  rewrite: (entries: () => Promise<JournalEntry[]>) => Promise<void>;
  /** Reads all entries with what became of them; a last line that was cut short is passed over. */
  read: () => Promise<{ entries: JournalEntry[]; lines: number }>;
  close: () => Promise<void>;
}

/** Opens the journal at a path, which need not exist. */
export async function openJournal(path: string): Promise<Journal> {
  let file = await openForAppending(path);
  let waiting: Waiting[] = [];
  let writing: Promise<void> = Promise.resolve();

  const writeWaiting = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
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
        waiting.push({ line: lineOf(line), resolve, reject });
        writing = writing.then(writeWaiting);
      }),
    rewrite(entries) {
      const rewritten = writing.then(async () => {
        await writeDurably(path, (await entries()).map(lineOf).join(''));
        await file.close();
        file = await openForAppending(path);
      });
      writing = rewritten.catch(() => undefined);
      return rewritten;
    },
    async read() {
      const lines = (await readFile(path, 'utf8')).split('\n').flatMap(parseLine);
      return { entries: entriesOf(lines), lines: lines.length };
    },
    async close() {
      await writing;
      await file.close();
    },
  };
}

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

async function openForAppending(path: string): Promise<FileHandle> {
  const file = await open(path, 'a+');
  const { size } = await file.stat();
  // A cut last line must not swallow the next entry.
  if (size > 0) {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer[0] !== 0x0a) await file.appendFile('\n');
  }
  await file.sync();
  await syncFolder(dirname(path));
  return file;
}

function entriesOf(lines: (JournalEntry | JournalUpdate)[]): JournalEntry[] {
  const entries = new Map<string, JournalEntry>();
  for (const line of lines) {
    if ('sent' in line) {
      for (const id of line.sent) amend(entries, id, { sentAt: line.at });
    } else if ('released' in line && typeof line.released === 'string') {
      amend(entries, line.released, { released: true });
    } else if ('id' in line && !entries.has(line.id)) entries.set(line.id, line);
  }
  return [...entries.values()];
}

function amend(
  entries: Map<string, JournalEntry>,
  id: string,
  change: Partial<JournalEntry>,
): void {
  const entry = entries.get(id);
  if (entry !== undefined) entries.set(id, { ...entry, ...change });
}

function lineOf(line: JournalEntry | JournalUpdate): string {
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
