import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../schema/page.ts';

/** Where a page stands in the file: its first byte, and how many there are. */
export type Slot = [from: number, length: number];

/** What another thread needs to use the same file. */
export interface ResolvedFile {
  descriptor: number;
  /** Where the next page goes; shared by all threads. */
  end: Int32Array<SharedArrayBuffer>;
}

/**
 * Pages from the time they were checked until they are rendered, so that they need not be resolved
 * twice. They wait in a file without a name, which is gone when the process ends: in memory they
 * would be more than everything else together. The threads of a process share the file.
 */
export class ResolvedPages {
  readonly file: ResolvedFile;

  constructor(file: ResolvedFile) {
    this.file = file;
  }

  /** A new file in a folder; undefined where it cannot be. */
  static in(folder: string): ResolvedPages | undefined {
    const path = join(folder, `resolved.${process.pid}`);
    try {
      mkdirSync(folder, { recursive: true });
      const descriptor = openSync(path, 'w+');
      unlinkSync(path);
      return new ResolvedPages({ descriptor, end: new Int32Array(new SharedArrayBuffer(4)) });
    } catch {
      return undefined;
    }
  }

  /** Puts a page in; undefined when there is no more room, as after some 50,000 pages. */
  put(page: Page): Slot | undefined {
    const { descriptor, end } = this.file;
    const bytes = Buffer.from(JSON.stringify(page));
    if (Atomics.load(end, 0) > mostBytes) return undefined;
    const from = Atomics.add(end, 0, bytes.length);
    try {
      const written = writeSync(descriptor, bytes, 0, bytes.length, from);
      return written === bytes.length ? [from, written] : undefined;
    } catch {
      // On a full disk the page is resolved a second time instead.
      return undefined;
    }
  }

  /** The page in a place. */
  take([from, length]: Slot): Page {
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.file.descriptor, bytes, 0, length, from);
    return JSON.parse(bytes.toString());
  }

  close(): void {
    closeSync(this.file.descriptor);
  }
}

const mostBytes = 2 ** 30;
