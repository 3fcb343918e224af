import type { Diagnostic } from '../diagnostics/Diagnostic.ts';

/** What a report is made from: the outcome of a check. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  /** Files that were read, for code frames. */
  files: readonly { path: string; text: string }[];
  summary: {
    errors: number;
    warnings: number;
    pages: number;
    sections: number;
    milliseconds: number;
  };
}
