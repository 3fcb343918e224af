// What the worker in tools/docs/site/playground/worker/ answers.

/** A place in the text, with what is wrong there. */
export interface PlaygroundProblem {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** A note is about a file, which the playground does not have. */
  severity: 'error' | 'warning' | 'note';
  code: string;
  message: string;
  hint?: string;
  route?: string;
  fix?: PlaygroundEdit[];
}

/** Replaces a range of the text. */
export interface PlaygroundEdit {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  text: string;
}

/** A page as a build writes it. */
export interface PlaygroundPage {
  route: string;
  /** Path of the site on its host. */
  base: string;
  html: string;
  /** The stylesheets that its scripts would load. */
  laterStyles: string[];
}

/** What the worker answers. */
export type RunAnswer =
  /** Code is loaded, which takes as long as the connection needs. */
  | { kind: 'waiting' | 'working'; id: number }
  | { kind: 'checked'; id: number; problems: PlaygroundProblem[] }
  | {
      kind: 'rendered';
      id: number;
      problems: PlaygroundProblem[];
      routes: { route: string; title: string }[];
      page?: PlaygroundPage;
      milliseconds: number;
    }
  | { kind: 'failed'; id: number; message: string };
