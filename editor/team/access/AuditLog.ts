import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { separateFile } from '../../../base/files/separateFiles.ts';
import { Queue } from '../../server/draft/Queue.ts';

/** An action of a person, without the content of the site and without tokens. */
export interface AuditEntry {
  /** Email address; absent if it is not known. */
  who?: string | undefined;
  /** Such as `login` or `publish`. */
  what: string;
  /** Id of the change set. */
  set?: string | undefined;
  files?: readonly string[];
  address?: string;
}

/** How long equal changes count as one, in milliseconds: a person edits a page letter by letter. */
const pause = 60_000;

/** The file in which each line says who did what, and when, as JSON. */
export class AuditLog {
  readonly #file: string;
  /** Change without its time → when it was written last. */
  readonly #recent = new Map<string, number>();
  readonly #queue = new Queue();

  constructor(file: string) {
    this.#file = file;
  }

  /** Adds an entry, unless it is a change and the same one was added just now. */
  async add(entry: AuditEntry): Promise<void> {
    if (entry.what === 'change' && this.#isRecent(JSON.stringify(entry))) return;
    const line = `${JSON.stringify({ when: new Date().toISOString(), ...entry })}\n`;
    await this.#queue.add(async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      await separateFile(this.#file);
      await appendFile(this.#file, line, { mode: 0o600 });
    });
  }

  /** Whether a change was added in the last minute; remembers it otherwise. */
  #isRecent(change: string): boolean {
    const now = performance.now();
    for (const [known, time] of this.#recent) if (time < now - pause) this.#recent.delete(known);
    if (this.#recent.has(change)) return true;
    this.#recent.set(change, now);
    return false;
  }
}
