import type { Result } from './judge/Result.ts';

/** An edit as a coding agent makes it: replaces a text that the file has once, or writes a new file. */
export type Edit =
  | readonly [file: string, search: string, replacement: string]
  | readonly [file: string, content: string];

/** A task of the evaluation. Its name is the name of its file in `tests/evaluation/tasks/`. */
export interface Task {
  /** The site to start from: a starter, or a folder of `tests/evaluation/sites/`. */
  site: string;
  /** What happens to that site before the task begins. */
  start?: readonly Edit[];
  /** What breaks the site before the task begins: the solution is compared with the site before. */
  faults?: readonly Edit[];
  /** What the agent is asked to do, in plain words. */
  brief: string;
  /** The routes that may change, as for `diff --only`; of none if no page may. */
  changes: readonly string[];
  /** The kinds of change that are allowed, as for `diff --allow`; all by default. */
  allow?: readonly string[];
  /** Looks at the result, and requires what the brief asks for. */
  judge(result: Result): void;
}

/** How a task can be solved, and how not. */
export interface Solution {
  edits: readonly Edit[];
  /** Wrong solutions by what is wrong, each with a part of the message that it must cause. */
  mistakes: Record<string, { edits: readonly Edit[]; message: string }>;
}
