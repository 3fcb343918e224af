import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tasks } from '../tasks.ts';
import { ReadingAgent } from './ReadingAgent.ts';
import { readings } from './readings.ts';

const instructions = readFileSync('create/files/AGENTS.md', 'utf8');
const printNothing = async () => ({ status: 0, stdout: '', stderr: '' });

test('eleven tasks have readings, and a new page takes at most 30 kB', () => {
  expect(Object.keys(readings).filter((name) => tasks.has(name))).toHaveLength(11);
  for (const { budget } of Object.values(readings)) expect(budget).toBeLessThanOrEqual(30_000);
});

test.each([
  'npx blockwright check --format json',
  'npx blockwright diff HEAD --only /prices',
  'npx blockwright describe',
  'npx blockwright docs forms',
  'ls node_modules/blockwright/docs/reference/sections/',
  'grep announcement node_modules/blockwright/docs/reference/keys.md',
])('an agent cannot do `%s` if AGENTS.md does not name it', async (step) => {
  await new ReadingAgent('.', printNothing, instructions).do(step);
  const named = /^npx blockwright docs/.test(step)
    ? 'docs forms'
    : (step.match(/node_modules\S+|npx \S+ \S+/)?.[0] ?? '');
  const others = instructions.replaceAll(named, '…');
  expect(others).not.toBe(instructions);
  await expect(new ReadingAgent('.', printNothing, others).do(step)).rejects.toThrow(
    'Nothing read so far names',
  );
});

test('an agent replaces only what it has read, and writes only keys that it has read about', () => {
  const agent = new ReadingAgent('.', printNothing, 'a page has a title:');
  expect(() => agent.edit([['pages.yaml', 'headline: Old', 'headline: New']])).toThrow(
    'Nothing read so far names the text that is replaced in pages.yaml: headline: Old',
  );
  expect(() => agent.edit([['pages.yaml', 'a page', '{ title: New, hint: New }']])).toThrow(
    'Nothing read so far names a key that is written into pages.yaml: hint',
  );
});
