import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangeSets } from '../../editor/team/changes/ChangeSets.ts';
import { type GitServer, startGitServer } from './startGitServer.ts';

const token = 'ghs_secretTokenOfTheRepository';
const person = { name: 'Ada Author', email: 'ada@example.org' };
const manifest = `site:
  name: Bakery
  url: https://example.org
pages:
  /:
    title: Home
    description: Bread
    sections:
      - type: hero
        headline: Bread that takes its time
        text: Baked at night
  /prices:
    title: Prices
    description: What it costs
    sections:
      - type: hero
        headline: Fair prices
        text: Less than you think
`;

let folder: string;
let server: GitServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'change-sets-'));
  server = await startGitServer(
    folder,
    { 'pages.yaml': manifest, 'README.md': 'Our site\n' },
    token,
  );
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function openSets(name = 'data') {
  return ChangeSets.open({
    folder: join(folder, name),
    remote: server.remote,
    branch: 'main',
    credentials: async () => token,
  });
}

test('sets are worktrees of the published branch and outlive a restart', async () => {
  const sets = await openSets();
  const set = await sets.create({ title: 'Summer prices', person });
  expect(readFileSync(join(set.root, 'pages.yaml'), 'utf8')).toBe(manifest);
  const reopened = await openSets();
  const found = await reopened.find(set.describe().id);
  expect(found?.describe()).toMatchObject({ title: 'Summer prices', author: person });
  expect(await reopened.list()).toHaveLength(1);
  expect(await reopened.find('../../..')).toBeUndefined();
  await found?.remove();
  expect(existsSync(set.root)).toBe(false);
  expect(await reopened.list()).toEqual([]);
});

test.each([
  ['--upload-pack=touch /tmp/owned', 'main'],
  ['ext::sh -c "touch /tmp/owned"', 'main'],
  ['https://me:secret@example.org/site.git', 'main'],
  ['https://example.org/site.git', '--upload-pack=touch'],
  ['https://example.org/site.git', 'main:other'],
  ['http://example.org/site.git', 'main'],
])(
  'an address or branch that is an option or contains a secret is refused: %s %s',
  async (remote, branch) => {
    const attempt = ChangeSets.open({
      ...{ folder: join(folder, 'refused'), remote, branch, credentials: async () => token },
    });
    await expect(attempt).rejects.toThrow(/address of the repository|name of a branch|https/);
    await expect(attempt).rejects.not.toThrow(/secret@|touch \/tmp/);
  },
);
