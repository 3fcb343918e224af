import type { YamlFile } from './load/YamlFile.ts';
import { Validator } from './validate/Validator.ts';

/**
 * What one check of a site leaves to the next: compiled schemas, and the files whose text has not
 * changed since. For programs that check again at every keystroke.
 */
export class SiteMemory {
  readonly validator = new Validator();
  /** Path → the file as it was last parsed. */
  readonly files = new Map<string, YamlFile>();
}
