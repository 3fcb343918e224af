import type { RuleName } from '../diagnostics/catalogue.ts';
import type { Severity } from '../diagnostics/Diagnostic.ts';
import type { Page } from '../page.ts';
import type { AnySection } from '../section.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/** Something wrong with a section that its schema cannot say. */
export interface SectionProblem {
  /** Keys and indexes to the value, from the section on: `['items', 2, 'cells']`. */
  path: YamlPath;
  /** What happened, in a sentence. */
  message: string;
  /** What to do. */
  hint?: string;
  /** `key` points at the key instead of the value. */
  part?: 'key' | 'value';
  /** An entry of the catalogue; `section-problem` unless a better one fits. */
  rule?: RuleName;
  severity?: Severity;
}

/** The cross-check of a section type: sections/<type>/check.ts exports one as `check`. */
export type SectionCheck = (section: AnySection, page: Page) => SectionProblem[];
