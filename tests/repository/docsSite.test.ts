import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { commands } from '../../cli/index.ts';
import { generateReferencePages } from '../../tools/docs/generateReferencePages.ts';
import { writeSource } from '../../tools/docs/site/buildSite.ts';
import { runCommand } from '../builds/builds.ts';

test('the documentation passes the checks of a site without a warning', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-docs-site-'));
  await cp('docs', join(root, 'docs'), { recursive: true });
  const reference = Object.entries(generateReferencePages(commands, process.cwd()));
  for (const [path, content] of reference) await writeWhole(join(root, path), content);
  const site = join(root, 'site');
  await writeSource(join(root, 'docs'), site);
  // For the packages of its code.
  await symlink(resolve('node_modules'), join(site, 'node_modules'));
  const { stdout } = await runCommand('check', '--root', site);
  expect(stdout).toMatch(/^No problems/);
  // Each page of docs/ is a page of the site.
  const count = Number(/(\d+) pages checked/.exec(stdout)?.[1]);
  expect(count).toBeGreaterThan(reference.length + 40);
  await rm(root, { recursive: true });
});
