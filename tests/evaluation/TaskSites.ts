import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits } from './applyEdits.ts';
import { createTaskSite } from './createTaskSite.ts';
import { judgeTask, type RunCommand } from './judge/judgeTask.ts';
import type { Edit, Task } from './Task.ts';

/** The sites that tasks start from, each built once for the tasks that share it. */
export class TaskSites {
  readonly #folder: string;
  readonly #run: RunCommand;
  readonly #built = new Map<string, Promise<string>>();
  #count = 0;

  /** @param folder where the sites are created */
  constructor(folder: string, run: RunCommand) {
    this.#folder = folder;
    this.#run = run;
  }

  /** Creates the site of a task in a new folder of its own, built as it was before the faults. */
  async create(task: Task, name = `task-${this.#count++}`): Promise<string> {
    const root = join(this.#folder, name);
    await cp(await this.#build(task), root, { recursive: true });
    applyEdits(root, task.faults ?? []);
    return root;
  }

  /** Judges the site of a task, after edits if there are any. */
  async judge(task: Task, root: string, edits: readonly Edit[] = []): Promise<string[]> {
    applyEdits(root, edits);
    const base = join(await this.#build(task), 'dist/client');
    return judgeTask(task, { root, base }, this.#run);
  }

  #build(task: Task): Promise<string> {
    const key = JSON.stringify([task.site, task.start ?? []]);
    const known = this.#built.get(key);
    if (known) return known;
    const built = this.#buildFirst(task, join(this.#folder, `start-${this.#built.size}`));
    this.#built.set(key, built);
    return built;
  }

  async #buildFirst(task: Task, root: string): Promise<string> {
    await rm(root, { recursive: true, force: true });
    await mkdir(root, { recursive: true });
    await createTaskSite(root, task);
    const { status, stderr } = await this.#run('build', '--root', root);
    if (status !== 0) throw new Error(stderr);
    return root;
  }
}
