import type { Task } from './Task.ts';

const modules = import.meta.glob<{ task: Task }>('./tasks/*.ts', { eager: true });

/** The tasks of the evaluation by name. */
export const tasks: ReadonlyMap<string, Task> = new Map(
  Object.entries(modules).map(([path, { task }]) => [path.replace(/^.*\/|\.ts$/g, ''), task]),
);
