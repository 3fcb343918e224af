import type { EntryFile } from '../../manifest/EntryFile.ts';
import type { Bindings, RouteEntry } from './Manifest.ts';

/** An entry of `pages:` that is parsed on first access. */
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

  /** The mapping of the entry; only for self-contained entries. */
  get value(): Record<string, unknown> {
    return (this.file.value as Record<string, Record<string, unknown>>)[this.route] ?? {};
  }

  /** Whether the entry is self-contained and a mapping. */
  get isReadable(): boolean {
    if (!this.file.isSelfContained) return false;
    const { value } = this;
    return typeof value === 'object' && !Array.isArray(value);
  }
}
