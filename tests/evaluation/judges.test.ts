import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand } from '../builds/builds.ts';
import { sampleCases } from '../sampleCases.ts';
import { solutions } from './solutions.ts';
import { TaskSites } from './TaskSites.ts';
import { tasks } from './tasks.ts';

const folder = await mkdtemp(join(tmpdir(), 'blockwright-judges-'));
const sites = new TaskSites(folder, runCommand);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(sampleCases([...tasks], 6))('the judge of the task %s', (name, task) => {
  const solution = solutions.get(name);
  if (!solution) throw new Error(`tests/evaluation/solutions/ has no ${name}.ts`);

  test('refuses the untouched site', async () => {
    expect(await sites.judge(task, await sites.create(task))).not.toEqual([]);
  });

  test('accepts the solution', async () => {
    expect(await sites.judge(task, await sites.create(task), solution.edits)).toEqual([]);
  });

  test.each(Object.entries(solution.mistakes))('refuses %s', async (_, { edits, message }) => {
    const failures = await sites.judge(task, await sites.create(task), edits);
    expect(failures.join('\n')).toContain(message);
    expect(failures).not.toEqual([]);
  });
});
