import { isMapping } from '../../../base/values/isMapping.ts';
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

  /** The mapping of the entry; only for entries that are readable. */
  get value(): Record<string, unknown> {
    return (this.file.value as Record<string, Record<string, unknown>>)[this.route] ?? {};
  }

  /** Whether the entry is self-contained and a mapping. */
  get isReadable(): boolean {
    return (
      this.file.isSelfContained &&
      isMapping((this.file.value as Record<string, unknown>)[this.route])
    );
  }
}
