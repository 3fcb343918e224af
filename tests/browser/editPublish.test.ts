import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edited, openPage, selectSection, startEditor, violations } from './editFixture.ts';

const manifest = `site:
  name: Publish
  description: A site whose repository follows a remote one, to see what is published.
  url: https://publish.test
pages:
  /:
    title: What the editor publishes
    description: A page that is edited here, and elsewhere, to see what becomes of both.
    sections:
      - type: hero
        headline: Hello
`;

/** A bare repository, as a git host has it, and a clone of a colleague. */
const folder = mkdtempSync(join(tmpdir(), 'blockwright-remote-'));
const remote = join(folder, 'site.git');
const colleague = join(folder, 'colleague');

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest });
  execFileSync('git', ['clone', '-q', '--bare', edited.root, remote]);
  const branch = edited.git('branch', '--show-current').trim();
  edited.git('remote', 'add', 'origin', remote);
  edited.git('fetch', '-q');
  edited.git('branch', '-q', '-u', `origin/${branch}`);
  page = await openPage(edited, '/');
});

afterAll(async () => {
  await edited?.close();
  rmSync(folder, { recursive: true, force: true });
});

const dialog = () => page.getByRole('dialog');
const readRemote = () => git(remote, 'show', 'HEAD:pages.yaml');

test('one button saves, commits and pushes', async () => {
  await edit('Hello there');
  await page.getByRole('button', { name: 'Changes' }).click();
  await dialog().getByText('This saves, commits and pushes to origin/').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Pushed to origin/').waitFor();
  expect(readRemote()).toBe(manifest.replace('Hello', 'Hello there'));
  await expect.poll(() => page.locator('header').innerText()).not.toContain('to p');
});

test('a push that is refused leaves a commit, and says what to do', async () => {
  git(folder, 'clone', '-q', remote, colleague);
  git(colleague, 'commit', '-q', '--allow-empty', '-m', 'Of a colleague');
  git(colleague, 'push', '-q');
  await edit('Hello again');
  await page.getByRole('button', { name: 'Changes' }).click();
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog().getByText('Nothing is pushed. Somebody else has pushed').waitFor();
  await dialog().getByText('No changes.').waitFor();
  await dialog().getByText('1 commit is not at origin/').waitFor();
  expect(edited.git('status', '--porcelain', 'pages.yaml')).toBe('');
  edited.git('pull', '-q', '--rebase');
  // As when the author comes back from the terminal.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await dialog().getByRole('button', { name: 'Push to origin/' }).click();
  await dialog().getByText('Pushed to origin/').waitFor();
  await dialog().getByText('is not at origin/').waitFor({ state: 'detached' });
  expect(readRemote()).toBe(manifest.replace('Hello', 'Hello again'));
  await page.keyboard.press('Escape');
});

test('without a branch there is only a commit', async () => {
  edited.git('switch', '-q', '--detach');
  await edit('Hello alone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 page to publish').waitFor();
  await page.getByRole('button', { name: 'Changes' }).click();
  await dialog().getByRole('button', { name: 'Commit', exact: true }).click();
  await page.getByText('Committed.').waitFor();
  expect(edited.git('show', 'HEAD:pages.yaml')).toContain('Hello alone');
  expect(readRemote()).not.toContain('Hello alone');
});

async function edit(headline: string): Promise<void> {
  await selectSection(page, 'Hello');
  await page.getByLabel('Headline').first().fill(headline);
}

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.email=colleague@example.com', '-c', 'user.name=Colleague'];
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' });
}
