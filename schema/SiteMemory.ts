import { FieldIndex } from './crossChecks/FieldIndex.ts';
import type { YamlFile } from './load/YamlFile.ts';
import type { PageUnit } from './resolve/Manifest.ts';
import type { ResolveContext } from './resolve/ResolveContext.ts';
import type { UnitResult } from './resolve/ResolvedPage.ts';
import { resolveUnit } from './resolve/resolveUnit.ts';
import type { Finding } from './validate/Finding.ts';
import { Validator } from './validate/Validator.ts';

/**
 * What one check of a site leaves to the next: compiled schemas, the files whose text has not
 * changed since, and the pages made from them. For programs that check again at every keystroke.
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
  #units = new WeakMap<object, UnitResult>();

  /** Resolves an entry, or gives what it gave before if nothing that it can read has changed. */
  resolve(unit: PageUnit, context: ResolveContext): UnitResult {
    const before = this.#units.get(unit.value);
    if (before && before.unit.route === unit.route && before.unit.file === unit.file) return before;
    const result = resolveUnit(unit, context);
    this.#units.set(unit.value, result);
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
