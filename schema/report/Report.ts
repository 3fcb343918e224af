import type { Diagnostic } from '../diagnostics/Diagnostic.ts';

/** The result of a check, as reports show it. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  /** The files of the site, for code frames. */
  files: readonly { path: string; text: string }[];
  summary: {
    errors: number;
    warnings: number;
    pages: number;
    sections: number;
    milliseconds: number;
  };
}
