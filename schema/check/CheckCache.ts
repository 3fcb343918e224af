import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { FieldIndex } from '../reference/lists/FieldIndex.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { ReadSection } from '../reference/read/ResolveContext.ts';
import { Validator } from '../shape/Validator.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { CheckedRouteEntry } from './checkRouteEntry.ts';

/**
 * Carries results from one check of a site to the next: compiled schemas, parsed files, and checked
 * entries whose text and shared inputs have not changed. For programs that check at every keystroke.
 */
export class CheckCache {
  readonly validator: Validator;
  /** The last parsed version of each file, by path. */
  readonly files = new Map<string, YamlFile>();
  /** Sections that several pages share, as they were read, by the section's value. */
  knownSections = new WeakMap<object, ReadSection>();
  fieldIndex = new FieldIndex();
  #inputs: readonly unknown[] = [];
  #checkedEntries = new WeakMap<object, CheckedRouteEntry>();
  readonly #locales = new Map<string, CheckCache>();

  constructor(validator = new Validator()) {
    this.validator = validator;
  }

  /** Returns the results of another language, whose entries are in the same files. */
  inLocale(locale: string): CheckCache {
    return getOrCreate(this.#locales, locale, () => new CheckCache(this.validator));
  }

  /** Returns the last result for an entry, or runs `check` if the entry or the date requires it. */
  getOrCheck(routeEntry: RouteEntry, now: Date, check: () => CheckedRouteEntry): CheckedRouteEntry {
    // An entry keeps its file object while its text is unchanged.
    const key = routeEntry.file.base ? routeEntry.file : routeEntry.value;
    const before = this.#checkedEntries.get(key);
    if (before && before.routeEntry.file === routeEntry.file && now.getTime() < before.validUntil)
      return before;
    const result = check();
    this.#checkedEntries.set(key, result);
    return result;
  }

  /** Drops checked entries if an input that all pages share (site, blocks, rows, schemas) changed. */
  resetIfChanged(inputs: readonly unknown[]): void {
    const before = this.#inputs;
    if (inputs.length === before.length && inputs.every((input, index) => input === before[index]))
      return;
    this.#inputs = inputs;
    this.#checkedEntries = new WeakMap();
    this.knownSections = new WeakMap();
    this.fieldIndex = new FieldIndex();
  }
}
