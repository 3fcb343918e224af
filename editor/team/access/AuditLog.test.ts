import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AuditLog } from './AuditLog.ts';

test('notes every publication and rename, and the letters of a change once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-audit-'));
  const path = join(folder, 'data/audit.jsonl');
  const log = new AuditLog(path);
  const who = 'olga@example.com';
  const entries = ['change', 'publish', 'change', 'rename', 'publish', 'rename', 'login', 'login'];
  await Promise.all(entries.map((what) => log.add({ who, what, set: 'one' })));
  await log.add({ who, what: 'change', set: 'two' });
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).what)).toEqual([
    ...['change', 'publish', 'rename', 'publish', 'rename', 'login', 'login', 'change'],
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
