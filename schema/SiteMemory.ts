import type { CheckedUnit } from './checkUnit.ts';
import { FieldIndex } from './crossChecks/FieldIndex.ts';
import type { YamlFile } from './load/YamlFile.ts';
import type { PageUnit } from './resolve/Manifest.ts';
import type { Finding } from './validate/Finding.ts';
import { Validator } from './validate/Validator.ts';

/**
 * What one check of a site leaves to the next: compiled schemas, the parts of files whose text has
 * not changed since, and what is known of their pages. For programs that check at every keystroke.
 */
export class SiteMemory {
  readonly validator = new Validator();
  /** Path → the file as it was last parsed. */
  readonly files = new Map<string, YamlFile>();
  /** Findings about sections that pages share. */
  known = new WeakMap<object, Finding[]>();
  /** Texts of sections by format. */
  fields = new FieldIndex();
  #shared: readonly unknown[] = [];
  #units = new WeakMap<object, CheckedUnit>();

  /** What is known of an entry, as long as nothing that it can read has changed. */
  checked(unit: PageUnit, now: Date, check: () => CheckedUnit): CheckedUnit {
    // A part of a file is the same object as long as its text is the same.
    const key = unit.file.base ? unit.file : unit.value;
    const before = this.#units.get(key);
    if (before && before.unit.file === unit.file && now.getTime() < before.until) return before;
    const result = check();
    this.#units.set(key, result);
    return result;
  }

  /** Forgets pages when what they share (site, blocks, rows, schemas) is not as it was. */
  begin(shared: readonly unknown[]): void {
    const before = this.#shared;
    if (shared.length === before.length && shared.every((one, index) => one === before[index]))
      return;
    this.#shared = shared;
    this.#units = new WeakMap();
    this.known = new WeakMap();
    this.fields = new FieldIndex();
  }
}
