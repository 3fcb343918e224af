import type { RuleName } from './RuleMeta.ts';

/** Why a value is invalid, before its location in a file is known. */
export interface Finding {
  rule: RuleName;
  path: readonly (string | number)[];
  part: 'key' | 'value' | 'head';
  message: string;
  hint?: string;
  /** Text that replaces the key or value; `quote` puts the value in quotes. */
  fix?: { text: string } | 'quote';
  /** Name of the missing key, if one is missing. */
  missing?: string;
  /** For an unknown key: the known key it resembles, which is already set. */
  resembles?: string;
}

/** What is wrong with a text, and what to write instead. */
export type Explanation = Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'>;
