import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from './evaluate.ts';

test('the runner gives a command the brief and a site, judges what it did, and writes a table', async () => {
  const out = await mkdtemp(join(tmpdir(), 'blockwright-evaluate-'));
  const command = `cat > dist/stdin && cmp dist/stdin BRIEF.md &&
    sed -i 's|^  /prices:|&\\n    noindex: true|' pages.yaml &&
    npx blockwright check --format json && test -f node_modules/blockwright/docs/pages.md &&
    ! ls node_modules/blockwright/tests && git diff --quiet -- data`;
  const tasks = [
    '--sites',
    join(out, 'sites'),
    '--task',
    'hidden-page',
    '--task',
    'section-removed',
  ];
  const results = await main(['--command', command, '--out', out, ...tasks]);
  expect(results.tasks.map(({ task, runs }) => [task, runs[0]?.failures.length])).toEqual([
    ['hidden-page', 0],
    ['section-removed', 3],
  ]);
  const table = await readFile(join(out, 'evaluation.md'), 'utf8');
  expect(table).toContain('# 1 of 2 runs passed\n');
  expect(table).toMatch(/^\| hidden-page \| 1 of 1 \| \d+ \|$/m);
  expect(table).toContain('- section-removed: / still has “9,400”\n');
  expect(JSON.parse(await readFile(join(out, 'evaluation.json'), 'utf8'))).toEqual(results);
  await rm(out, { recursive: true });
});

test('the runner ends a command that takes too long, with everything that it started', async () => {
  const out = await mkdtemp(join(tmpdir(), 'blockwright-evaluate-'));
  const limits = [
    '--minutes',
    '0.01',
    '--task',
    'hidden-page',
    '--out',
    out,
    '--sites',
    join(out, 'sites'),
  ];
  const results = await main(['--command', 'sleep 100 & sleep 100', ...limits]);
  expect(results.tasks[0]?.runs[0]?.failures).toContain(
    'The command did not end within 0.01 minutes',
  );
  await rm(out, { recursive: true });
});
