import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../schema/vocabulary.ts';

/** Where a page is stored in the file: its first byte, and its length in bytes. */
export type FileRange = [from: number, length: number];

/** Handle with which another thread uses the same file. */
export interface ResolvedFile {
  descriptor: number;
  /** Where the next page goes; shared by all threads. */
  end: Int32Array<SharedArrayBuffer>;
}

/**
 * Stores pages between check and rendering, so that they are resolved once. They are in an unlinked
 * file, which disappears with the process, because in memory they would outweigh everything else.
 * The threads of a process share the file.
 */
export class ResolvedPages {
  readonly file: ResolvedFile;

  constructor(file: ResolvedFile) {
    this.file = file;
  }

  /** Creates a file in a folder; returns undefined where that fails. */
  static create(folder: string): ResolvedPages | undefined {
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

  /** Stores a page; returns undefined when the file is full (after about 50,000 pages). */
  write(page: Page): FileRange | undefined {
    const { descriptor, end } = this.file;
    const bytes = Buffer.from(JSON.stringify(page));
    if (Atomics.load(end, 0) > maxBytes) return undefined;
    const from = Atomics.add(end, 0, bytes.length);
    try {
      const written = writeSync(descriptor, bytes, 0, bytes.length, from);
      return written === bytes.length ? [from, written] : undefined;
    } catch {
      // On a full disk the page is resolved a second time instead.
      return undefined;
    }
  }

  /** Returns a stored page. */
  read([from, length]: FileRange): Page {
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.file.descriptor, bytes, 0, length, from);
    return JSON.parse(bytes.toString());
  }

  close(): void {
    closeSync(this.file.descriptor);
  }
}

const maxBytes = 2 ** 30;
