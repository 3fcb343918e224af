import type { EntryFile } from '../manifest/EntryFile.ts';
import type { Bindings, RouteEntry } from './Manifest.ts';

/** An entry that is parsed when something of it is first asked for. */
export class LazyRouteEntry implements RouteEntry {
  readonly file: EntryFile;
  readonly path: readonly string[];
  readonly route: string;
  bindings?: Bindings;

  constructor(file: EntryFile) {
    this.file = file;
    this.route = file.route;
    this.path = ['pages', file.route];
  }

  /** Only for entries that make sense by themselves. */
  get value(): Record<string, unknown> {
    return (this.file.value as Record<string, Record<string, unknown>>)[this.route] ?? {};
  }

  /** Whether the entry makes sense by itself, and is a mapping of keys. */
  get isReadable(): boolean {
    if (!this.file.isSelfContained) return false;
    const { value } = this;
    return typeof value === 'object' && !Array.isArray(value);
  }
}
