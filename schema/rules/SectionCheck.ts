import type { Severity } from '../diagnostics/Diagnostic.ts';
import type { Page } from '../vocabulary/page.ts';
import type { AnySection } from '../vocabulary/section.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/** A problem of a section that its schema cannot express. */
export interface SectionProblem {
  /** Keys and indexes from the section to the value: `['items', 2, 'cells']`. */
  path: YamlPath;
  /** A sentence that says what is wrong. */
  message: string;
  /** How to fix it. */
  hint?: string;
  /** Whether the location is the key or the value; the value by default. */
  part?: 'key' | 'value';
  /** `section-problem` unless a more specific rule fits. */
  rule?: 'picture-key-unused' | 'incomplete-job-data' | 'text-too-short' | 'failing-section';
  severity?: Severity;
}

/** Checks one section of a type. sections/<type>/check.ts exports it as `check`. */
export type SectionCheck<Section = AnySection> = (section: Section, page: Page) => SectionProblem[];
