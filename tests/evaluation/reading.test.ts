import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../builds/builds.ts';
import { sampleCases } from '../sampleCases.ts';
import { ReadingAgent } from './agent/ReadingAgent.ts';
import { readings } from './agent/readings.ts';
import { commitSite } from './commitSite.ts';
import { solutions } from './solutions.ts';
import { TaskSites } from './TaskSites.ts';
import { tasks } from './tasks.ts';

const folder = await mkdtemp(join(tmpdir(), 'blockwright-reading-'));
const sites = new TaskSites(folder, runCommand);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** With BLOCKWRIGHT_BYTES=1, the test prints what each task takes. */
const prints = process.env.BLOCKWRIGHT_BYTES === '1';

test.each(sampleCases(Object.entries(readings), 5))(
  'an agent that reads AGENTS.md and what it names does the task %s',
  async (name, { budget, only, steps }) => {
    const task = tasks.get(name);
    if (!task) throw new Error(`No task is named ${name}`);
    const root = await sites.create(task);
    await commitSite(root);
    const agent = new ReadingAgent(root, runCommand);
    for (const step of steps) await agent.do(step);
    agent.edit(solutions.get(name)?.edits ?? []);
    await agent.do('npx blockwright check --format json');
    if (only) await agent.do(`npx blockwright diff HEAD --only ${only}`);
    expect(await sites.judge(task, root)).toEqual([]);
    expect(agent.bytes).toBeLessThan(budget);
    if (prints) console.log(`${name}: ${agent.bytes} bytes`);
  },
);
