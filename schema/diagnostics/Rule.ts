import type { Severity } from './Diagnostic.ts';

/** One kind of mistake: an entry of the catalogue. */
export interface Rule {
  /** Permanent: never reused, never given to something else. */
  code: string;
  severity: Severity;
  /** What happened, in a few words. */
  title: string;
}
