import { expect, test } from 'vitest';
import { solutions } from './solutions.ts';
import { tasks } from './tasks.ts';

test('there are 30 tasks, each with a solution and mistakes', () => {
  expect(tasks.size).toBe(30);
  expect([...solutions.keys()].sort()).toEqual([...tasks.keys()].sort());
  for (const [name, { mistakes }] of solutions)
    expect(Object.keys(mistakes).length, name).toBeGreaterThan(0);
});

test('the briefs name no key, file format or command of Blockwright', () => {
  for (const [name, { brief }] of tasks)
    expect(brief, name).not.toMatch(/\b(yaml:|noindex|redirectFrom|publishAt|draft|npx|check)\b/);
});
