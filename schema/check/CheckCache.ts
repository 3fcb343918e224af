import type { RouteEntry } from '../resolve/Manifest.ts';
import { FieldIndex } from '../rules/FieldIndex.ts';
import type { Finding } from '../validate/Finding.ts';
import { Validator } from '../validate/Validator.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { CheckedRouteEntry } from './checkRouteEntry.ts';

/**
 * What one check of a site leaves to the next: compiled schemas, the parts of files whose text has
 * not changed since, and what is known of their pages. For programs that check at every keystroke.
 */
export class CheckCache {
  readonly validator = new Validator();
  /** Path → the file as it was last parsed. */
  readonly files = new Map<string, YamlFile>();
  /** Findings about sections that pages share. */
  knownFindings = new WeakMap<object, Finding[]>();
  /** Texts of sections by format. */
  fieldIndex = new FieldIndex();
  #shared: readonly unknown[] = [];
  #routeEntries = new WeakMap<object, CheckedRouteEntry>();

  /** What is known of an entry, as long as nothing that it can read has changed. */
  getOrCheck(routeEntry: RouteEntry, now: Date, check: () => CheckedRouteEntry): CheckedRouteEntry {
    // A part of a file is the same object as long as its text is the same.
    const key = routeEntry.file.base ? routeEntry.file : routeEntry.value;
    const before = this.#routeEntries.get(key);
    if (before && before.routeEntry.file === routeEntry.file && now.getTime() < before.validUntil)
      return before;
    const result = check();
    this.#routeEntries.set(key, result);
    return result;
  }

  /** Forgets pages when what they share (site, blocks, rows, schemas) is not as it was. */
  resetIfChanged(shared: readonly unknown[]): void {
    const before = this.#shared;
    if (shared.length === before.length && shared.every((one, index) => one === before[index]))
      return;
    this.#shared = shared;
    this.#routeEntries = new WeakMap();
    this.knownFindings = new WeakMap();
    this.fieldIndex = new FieldIndex();
  }
}
