import type { Severity } from '../Diagnostic.ts';

/** One kind of mistake: an entry of the catalogue. */
export interface RuleMeta {
  /** Permanent: never reused, never given to something else. */
  code: string;
  /** How grave it is unless `site.checks` says otherwise. */
  severity: Severity | 'off';
  /** What happened, in a few words. */
  title: string;
  /** Why it matters. */
  why: string;
  /** What to do. */
  help: string;
  /**
   * YAML with the mistake, and without: whole files (each begins with a comment that is its path),
   * entries of `pages:`, or sections of a page. Absent where no YAML shows it.
   */
  bad?: string;
  good?: string;
}

/** An area of the catalogue: kinds of mistake by name. */
export function defineRules<Name extends string>(
  area: Record<Name, RuleMeta>,
): Record<Name, RuleMeta> {
  return area;
}
