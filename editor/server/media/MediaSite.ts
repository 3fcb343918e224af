import type { CheckedSite } from '../../../schema/check/checkSite.ts';

/** The parts of an editing session that the files of public/ concern. */
export interface MediaSite {
  root: string;
  /** Its `guard` is set where several people work, who change no code. */
  session: MediaTexts & { guard: unknown };
  draft: {
    checked(): Promise<Pick<CheckedSite, 'pages'>>;
    reload(): Promise<unknown>;
    invalidateFiles(): void;
  };
  /** New path of a file that was renamed → its former path. */
  renamed: Map<string, string>;
}

/** The texts that may name files, with unsaved changes. */
export interface MediaTexts {
  root: string;
  files: readonly string[];
  unsaved: readonly string[];
  text(file: string): string;
  savedText(file: string): string;
  yaml(file: string): { value: unknown };
}
