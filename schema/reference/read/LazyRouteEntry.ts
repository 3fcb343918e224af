import { isMapping } from '../../../base/values/isMapping.ts';
import type { EntryFile } from '../../manifest/EntryFile.ts';
import type { Bindings, Localization, RouteEntry } from './Manifest.ts';

/** An entry of `pages:` that is parsed on first access. */
export class LazyRouteEntry implements RouteEntry {
  readonly file: EntryFile;
  readonly path: readonly string[];
  readonly route: string;
  bindings?: Bindings;
  readonly localization?: Localization;
  #translated: Record<string, unknown> | undefined;

  constructor(file: EntryFile, localization?: Localization) {
    this.file = file;
    this.route = localization?.route ?? file.route;
    this.path = ['pages', file.route];
    if (localization) this.localization = localization;
  }

  /** The mapping of the entry; only for entries that are readable. */
  get value(): Record<string, unknown> {
    const { file, localization } = this;
    const value = (file.value as Record<string, Record<string, unknown>>)[file.route] ?? {};
    if (!localization) return value;
    this.#translated ??= localization.translate(value);
    return this.#translated;
  }

  /** Whether the entry is self-contained and a mapping. */
  get isReadable(): boolean {
    return (
      this.file.isSelfContained &&
      isMapping((this.file.value as Record<string, unknown>)[this.file.route])
    );
  }
}
