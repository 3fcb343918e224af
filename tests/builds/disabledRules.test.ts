import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../schema/catalogue/catalogue.ts';
import { isSettable } from '../../schema/diagnostics/RuleMeta.ts';
import { exampleFiles } from '../diagnostics/exampleFiles.ts';
import { runCommand } from './builds.ts';

// Whoever turns a check off gets the page with its flaw: the build must not depend on the check.

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const examples = [...catalogue].flatMap(([name, rule]) =>
  isSettable(rule) && rule.severity === 'error' && rule.bad ? [{ name, bad: rule.bad }] : [],
);

test.each(examples)('a site can be built with $name turned off', async ({ name, bad }) => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-disabled-'));
  folders.push(root);
  for (const [path, text] of Object.entries(exampleFiles(bad))) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(
      join(root, path),
      path === 'pages.yaml'
        ? text.replace(/^site:\n/m, `site:\n  checks: { ${name}: off }\n`)
        : text,
    );
  }
  const { stdout, stderr, status } = await runCommand('build', '--root', root);
  expect([stderr, status === 0 ? '' : stdout]).toEqual(['', '']);
});
