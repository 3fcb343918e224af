import type { Solution } from './Task.ts';

const modules = import.meta.glob<{ solution: Solution }>('./solutions/*.ts', { eager: true });

/** A scripted solution of each task, with mistakes that its judge must find. */
export const solutions: ReadonlyMap<string, Solution> = new Map(
  Object.entries(modules).map(([path, { solution }]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    solution,
  ]),
);
