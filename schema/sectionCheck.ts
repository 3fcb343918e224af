import type { RuleName } from './diagnostics/catalogue.ts';
import type { Severity } from './diagnostics/Diagnostic.ts';
import type { Page } from './page.ts';
import type { AnySection } from './section.ts';
import type { YamlPath } from './yaml/YamlLocation.ts';

/** A problem of a section that its schema cannot express. */
export interface SectionProblem {
  /** Keys and indexes from the section to the value: `['items', 2, 'cells']`. */
  path: YamlPath;
  /** What is wrong, in one sentence. */
  message: string;
  /** How to fix it. */
  hint?: string;
  /** Whether to point at the value (the default) or its key. */
  part?: 'key' | 'value';
  /** A rule of the catalogue; `section-problem` by default. */
  rule?: RuleName;
  severity?: Severity;
}

/** Checks a resolved section. sections/<type>/check.ts exports one as `check`. */
export type SectionCheck = (section: AnySection, page: Page) => SectionProblem[];
