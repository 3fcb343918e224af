import type { RuleName } from '../diagnostics/catalogue.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/** What is wrong with a value, before its place in a file is known. */
export interface Finding {
  rule: RuleName;
  path: YamlPath;
  part: 'key' | 'value' | 'head';
  message: string;
  hint?: string;
  /** Text that mends it in place of the key or value; `quote` puts the value in quotes. */
  fix?: { text: string } | 'quote';
  /** For a missing key: its name. */
  missing?: string;
  /** For an unknown key: the known key it resembles, which is there already. */
  resembles?: string;
}
