import { readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commitSite } from './commitSite.ts';
import { type EvaluationResults, formatResults, type TaskResult } from './runner/formatResults.ts';
import { linkPackage } from './runner/linkPackage.ts';
import { runAgent } from './runner/runAgent.ts';
import { runBlockwright } from './runner/runBlockwright.ts';
import type { Task } from './Task.ts';
import { TaskSites } from './TaskSites.ts';
import { tasks } from './tasks.ts';

/** Lets the command of an agent do the tasks, and writes how it did: docs/evaluation.md. */
export async function main(args: string[]): Promise<EvaluationResults> {
  const { values } = parseArgs({
    args,
    options: {
      command: { type: 'string' },
      task: { type: 'string', multiple: true, default: [...tasks.keys()] },
      runs: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '10' },
      out: { type: 'string', default: 'dist/evaluation' },
      sites: { type: 'string' },
    },
  });
  const { command, runs, minutes } = values;
  const chosen = values.task.map((name) => [name, findTask(name)] as const);
  if (!command) throw new Error("--command is missing, such as --command 'my-agent --print'");
  const out = resolve(values.out);
  await mkdir(out, { recursive: true });
  // Outside of the checkout, whose instructions and tests are not for agents that edit a site.
  const folder = values.sites
    ? resolve(values.sites)
    : await mkdtemp(join(tmpdir(), 'blockwright-evaluation-'));
  const sites = new TaskSites(folder, runBlockwright);
  const results: EvaluationResults = {
    command,
    date: new Date().toISOString().slice(0, 10),
    version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    tasks: [],
  };
  for (const [name, task] of chosen) {
    const result: TaskResult = { task: name, runs: [] };
    results.tasks.push(result);
    for (let run = 1; run <= Number(runs); run++) {
      const options = { command, minutes: Number(minutes), name: `${name}-${run}` };
      result.runs.push(await runTask(task, sites, { ...options, folder }));
      await writeFile(join(out, 'evaluation.json'), `${JSON.stringify(results, null, 2)}\n`);
      await writeFile(join(out, 'evaluation.md'), formatResults(results));
      const failed = result.runs.at(-1)?.failures.join(' · ');
      console.log(`${name}: ${failed || 'passed'}`);
    }
  }
  console.log(`${join(out, 'evaluation.md')}\n${folder}`);
  return results;
}

function findTask(name: string): Task {
  const task = tasks.get(name);
  if (!task) throw new Error(`No task is named ${name}. Tasks: ${[...tasks.keys()].join(', ')}`);
  return task;
}

interface RunOptions {
  command: string;
  minutes: number;
  /** The name of the folder of the site. */
  name: string;
  folder: string;
}

async function runTask(
  task: Task,
  sites: TaskSites,
  { command, minutes, name, folder }: RunOptions,
): Promise<TaskResult['runs'][number]> {
  const root = await sites.create(task, name);
  await linkPackage(root);
  await commitSite(root);
  const brief = `${task.brief.replaceAll('\n', ' ')}\n`;
  await writeFile(join(root, 'BRIEF.md'), brief);
  await appendFile(join(root, '.git/info/exclude'), 'BRIEF.md\n');
  const started = performance.now();
  const log = join(folder, `${name}.log`);
  const faults = await runAgent(command, { root, brief, log, minutes });
  const seconds = Math.round((performance.now() - started) / 1000);
  return { seconds, failures: [...faults, ...(await sites.judge(task, root))] };
}
