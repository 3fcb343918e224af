import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listTree } from '../../base/files/listTree.ts';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import { listChangedPages } from '../../editor/server/listChangedPages.ts';
import { ChangeSets, type ChangeSetsOptions } from '../../editor/team/changes/ChangeSets.ts';
import { createHost, type HostKind } from '../../editor/team/hosts/createHost.ts';
import { startFakeHost } from './startFakeHost.ts';
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

const countErrors = async () => 0;

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

function openSets(options: Partial<ChangeSetsOptions> = {}) {
  return ChangeSets.open({
    folder: join(folder, 'data'),
    remote: server.remote,
    branch: 'main',
    credentials: async () => token,
    ...options,
  });
}

async function createSet(options?: Partial<ChangeSetsOptions>, title = 'Summer prices') {
  const set = await (await openSets(options)).create({ title, person });
  return { set, session: await DraftSession.open(set.root) };
}

function edit(session: DraftSession, from: string, to: string) {
  const text = session.text('pages.yaml');
  expect(text).toContain(from);
  session.replaceText('pages.yaml', text.replace(from, to), 'Edit');
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

test('a damaged set is removed with its folder', async () => {
  const sets = await openSets();
  const set = await sets.create({ title: 'Summer prices', person });
  rmSync(join(set.root, '.git'));
  await set.remove();
  expect(existsSync(dirname(set.root))).toBe(false);
  expect(await sets.repository.git('worktree', 'list', '--porcelain')).not.toContain(set.root);
});

test('fetches that are asked for at once are one, and a later one sees what is new', async () => {
  const { repository } = await openSets();
  const count = async (fetches: number) => {
    const before = server.seen.length;
    await Promise.all(Array.from({ length: fetches }, () => repository.fetch()));
    return server.seen.length - before;
  };
  expect(await count(5)).toBe(await count(1));
  const commit = server.commit({ 'README.md': 'Our newest site\n' });
  await repository.fetch();
  expect(await repository.resolve(repository.base)).toBe(commit);
});

test('a silent ssh remote is given up, unless the operator has an own command of ssh', async () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const fake = (name: string) => {
    const path = join(bin, name);
    writeFileSync(path, `#!/bin/sh\necho "$0 $*" >&2\nexit 1\n`, { mode: 0o755 });
    return path;
  };
  fake('ssh');
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  vi.stubEnv('GIT_SSH_COMMAND', undefined);
  const attempt = () =>
    openSets({ folder: join(folder, 'ssh'), remote: 'ssh://git@example.org/site.git' });
  await expect(attempt()).rejects.toThrow(/BatchMode=yes.* ServerAliveInterval=10 /);
  vi.stubEnv('GIT_SSH_COMMAND', fake('own-ssh'));
  await expect(attempt()).rejects.toThrow(/own-ssh (?!.*BatchMode)/);
  vi.unstubAllEnvs();
});

test('a data folder of another user is refused with what to do', async () => {
  await openSets();
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  await expect(openSets()).rejects.toThrow(
    `belongs to another user, so git refuses it. Run: chown -R ${process.getuid?.()} ${join(folder, 'data')}`,
  );
  vi.unstubAllEnvs();
});

test.each([
  ['--upload-pack=touch /tmp/owned', 'main'],
  ['ext::sh -c "touch /tmp/owned"', 'main'],
  ['ssh://-oProxyCommand=touch/site.git', 'main'],
  ['https://me:secret@example.org/site.git', 'main'],
  ['https://example.org/site.git', '--upload-pack=touch'],
  ['https://example.org/site.git', 'main:other'],
  ['http://example.org/site.git', 'main'],
])(
  'an address or branch that is an option or contains a secret is refused: %s %s',
  async (remote, branch) => {
    const attempt = ChangeSets.open({
      folder: join(folder, 'refused'),
      remote,
      branch,
      credentials: async () => token,
    });
    await expect(attempt).rejects.toThrow(/address of the repository|name of a branch|https/);
    await expect(attempt).rejects.not.toThrow(/secret@|touch \/tmp/);
  },
);

test.each<HostKind>(['github', 'gitlab', 'gitea'])(
  'publishes by a pull request of %s, whose link survives new titles and branch names',
  async (kind) => {
    const fake = await startFakeHost(kind);
    const credentials = async () => token;
    const remote = 'https://git.example.org/bakery/site.git';
    const host = createHost({ kind, remote, credentials, api: fake.address });
    const { set, session } = await createSet({ host });
    const { branch } = set.describe();
    expect(await set.status()).toMatchObject({ state: 'draft', isBehind: false });
    edit(session, 'title: Home', `title: Start of ${kind}`);
    await set.publish({ session, person, countErrors, message: 'Say where one starts' });
    expect(server.git('log', '-1', '--format=%an <%ae> %cn %s', branch)).toBe(
      'Ada Author <ada@example.org> Blockwright Say where one starts',
    );
    expect(server.git('show', '--stat', '--format=', branch)).toMatch(/^pages\.yaml.*\n 1 file/);
    const { link, ...open } = await set.status();
    expect(open).toEqual({
      state: 'open',
      checks: 'pending',
      preview: 'https://preview.example.org/7',
      isBehind: false,
    });
    expect(link).toBe('https://git.example.org/bakery/site/pull/7');

    fake.pull.checks = 'failed';
    fake.pull.branch = `blockwright/renamed-${kind}`;
    server.git('branch', '-m', branch, fake.pull.branch);
    await set.rename('Autumn prices');
    edit(session, '  /prices:', `  /costs-${kind}:`);
    await set.publish({ session, person, countErrors });
    expect(await set.status()).toMatchObject({ state: 'checks failed', link });
    expect(server.git('log', '-1', '--format=%s', fake.pull.branch)).toBe('Autumn prices');
    expect(server.git('branch', '--list', branch)).toBe('');
    expect(fake.pull.title).toBe('Autumn prices');
    expect(fake.opened).toBe(1);
    await expect(set.publish({ session, person, countErrors })).rejects.toThrow(
      'Nothing has changed',
    );

    // Its branch is squashed into one commit, which the published branch does not contain at first.
    fake.pull.state = 'merged';
    fake.pull.mergeCommit = '0'.repeat(40);
    expect(await set.status()).toMatchObject({ state: 'merged', link });
    fake.pull.mergeCommit = server.commit({ 'pages.yaml': session.text('pages.yaml') });
    server.git('branch', '-D', fake.pull.branch);
    expect(await set.status()).toMatchObject({ state: 'published', link, isBehind: true });

    expect(await set.replay({ session })).toEqual([]);
    expect(session.unsaved).toEqual([]);
    expect(await set.status()).toMatchObject({ state: 'draft', isBehind: false });
    edit(session, `title: Start of ${kind}`, 'title: Home');
    edit(session, `  /costs-${kind}:`, '  /prices:');
    await set.publish({ session, person, countErrors });
    expect(set.describe().branch).toBe(`${branch}.2`);
    expect(fake.opened).toBe(2);
    server.commit({ 'pages.yaml': manifest });
    expect(fake.requests.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(
      true,
    );
    await fake.close();
  },
);

test('a person has so many sets under way and no more, also by requests at once', async () => {
  const sets = await openSets({ folder: join(folder, 'limited'), maxSets: 2 });
  const begin = () => sets.create({ title: 'Summer prices', person });
  const results = await Promise.allSettled([begin(), begin(), begin()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await sets.create({ title: 'By another', person: { name: 'Bo', email: 'bo@example.org' } });
  expect(await sets.list()).toHaveLength(3);
  const [set] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const session = await DraftSession.open(set?.root ?? '');
  edit(session, 'description: What it costs', 'description: What bread costs');
  await set?.publish({ session, person, countErrors });
  // The set itself does not know yet that it was merged.
  server.merge(set?.describe().branch ?? '', 'main');
  await begin();
  await expect(begin()).rejects.toThrow(/2 change sets/);
});

test('publishing pushes to a branch that is not protected, and only from its newest state', async () => {
  const { set, session } = await createSet({ direct: true });
  edit(session, 'Fair prices', 'Low prices');
  server.commit({ 'README.md': 'Our new site\n' });
  await expect(set.publish({ session, person, countErrors })).rejects.toThrow('changed since');
  await set.replay({ session });
  await expect(set.publish({ session, person, countErrors: async () => 1 })).rejects.toThrow(
    'has errors',
  );
  expect(server.git('show', 'main:pages.yaml')).toContain('Fair prices');
  await set.publish({ session, person, countErrors });
  expect(await set.status()).toMatchObject({ state: 'published', isBehind: false });
  expect(server.git('show', 'main:pages.yaml')).toContain('Low prices');
  expect(server.git('show', 'main:README.md')).toContain('new site');
  server.commit({ 'pages.yaml': manifest });
});

test('a set takes over a moved branch by its values, and asks about those that both changed', async () => {
  server.commit({
    'public/logo.svg': '<svg/>',
    'public/photo.svg': '<svg/>',
    'sections/x.ts': '1',
  });
  const { set, session } = await createSet();
  edit(session, 'Bread that takes its time', 'Bread takes time');
  edit(session, 'Fair prices', 'Honest prices');
  await session.disk.save();
  edit(session, 'title: Prices', 'title: Our prices');
  writeFileSync(join(set.root, 'public/photo.svg'), '<svg id="mine"/>');
  server.commit({
    'pages.yaml': manifest
      .replace('Baked at night', 'Baked by hand')
      .replace('Fair prices', 'Small prices'),
    'public/logo.svg': '<svg id="new"/>',
    'public/photo.svg': '<svg id="theirs"/>',
    'pages/more.yaml': 'pages:\n  /more:\n    title: More\n',
    'sections/x.ts': '2',
  });
  expect(await set.status()).toMatchObject({ isBehind: true });
  expect(await set.replay({ session })).toEqual(['public/photo.svg']);
  expect(readFileSync(join(set.root, 'public/logo.svg'), 'utf8')).toBe('<svg/>');
  expect(await set.replay({ session, choices: { 'public/photo.svg': 'mine' } })).toEqual([]);
  expect(readFileSync(join(set.root, 'public/logo.svg'), 'utf8')).toContain('new');
  expect(readFileSync(join(set.root, 'public/photo.svg'), 'utf8')).toContain('mine');
  expect(readFileSync(join(set.root, 'sections/x.ts'), 'utf8')).toBe('2');
  const [conflict] = session.conflicts;
  const path = ['pages', '/prices', 'sections', 0, 'headline'];
  expect(session.conflicts).toEqual([
    {
      file: 'pages.yaml',
      values: [expect.objectContaining({ path, mine: 'Honest prices', theirs: 'Small prices' })],
    },
  ]);
  await expect(set.publish({ session, person, countErrors })).rejects.toThrow(
    'Resolve the conflict',
  );
  session.resolveConflict('pages.yaml', { [String(conflict?.values[0]?.id)]: 'theirs' });
  await set.publish({ session, person, countErrors });
  const { branch } = set.describe();
  expect(server.git('show', `${branch}:pages.yaml`)).toBe(
    manifest
      .replace('Bread that takes its time', 'Bread takes time')
      .replace('title: Prices', 'title: Our prices')
      .replace('Baked at night', 'Baked by hand')
      .replace('Fair prices', 'Small prices')
      .trim(),
  );
  expect(server.git('diff', '--name-only', 'main', branch)).toBe('pages.yaml\npublic/photo.svg');

  // A reviewer adds to the branch.
  const text = server.git('show', `${branch}:pages.yaml`);
  server.commit({ 'pages.yaml': `${text.replace('Baked by hand', 'Baked with care')}\n` }, branch);
  edit(session, 'title: Our prices', 'title: All prices');
  await expect(set.publish({ session, person, countErrors })).rejects.toThrow('changed since');
  await set.replay({ session });
  await set.publish({ session, person, countErrors });
  expect(server.git('show', `${branch}:pages.yaml`)).toMatch(/with care[\s\S]*All prices/);
  // The host merges the published branch, with its code, into this one.
  server.commit({ 'sections/x.ts': '3' });
  server.merge('main', branch);
  expect(await set.replay({ session })).toEqual([]);
  expect(readFileSync(join(set.root, 'sections/x.ts'), 'utf8')).toBe('3');
  server.commit({ 'sections/x.ts': 'evil' }, branch);
  await set.status();
  await expect(set.replay({ session })).rejects.toThrow('contains code (sections/x.ts)');
  expect(readFileSync(join(set.root, 'sections/x.ts'), 'utf8')).toBe('3');
});

test('one change is discarded, as the published branch has it', async () => {
  const { set, session } = await createSet();
  const start = session.text('pages.yaml');
  edit(session, 'title: Home', 'title: Start');
  edit(session, 'title: Prices', 'title: Costs');
  edit(session, 'name: Bakery', 'name: Baker');
  writeFileSync(join(set.root, 'public/new.svg'), '<svg/>');
  const list = async () =>
    (await listChangedPages(session)).map(({ file, key, kind }) => `${kind} ${key || file}`);
  expect(await list()).toEqual([
    ...['changed /', 'changed /prices', 'changed pages.yaml', 'added public/new.svg'],
  ]);
  await set.discard({ session, change: { file: 'pages.yaml', key: '/prices' } });
  await set.discard({ session, change: { file: 'public/new.svg', key: '' } });
  expect(await list()).toEqual(['changed /', 'changed pages.yaml']);
  await set.discard({ session, change: { file: 'pages.yaml', key: '' } });
  expect(session.text('pages.yaml')).toBe(start.replace('title: Home', 'title: Start'));
  await set.discard({ session, change: { file: 'pages.yaml', key: '/' } });
  expect(session.text('pages.yaml')).toBe(start);
  await expect(set.discard({ session, change: { file: '../set.json', key: '' } })).rejects.toThrow(
    'does not belong',
  );
});

test('a publication that was interrupted after the push is taken over', async () => {
  const { set, session } = await createSet();
  server.git('branch', set.describe().branch, 'main');
  const text = session.text('pages.yaml').replace('title: Home', 'title: Start');
  server.commit({ 'pages.yaml': text }, set.describe().branch);
  edit(session, 'title: Home', 'title: Start');
  edit(session, 'title: Prices', 'title: Costs');
  await expect(set.publish({ session, person, countErrors })).rejects.toThrow('changed since');
  await set.replay({ session });
  await set.publish({ session, person, countErrors });
  expect(server.git('show', `${set.describe().branch}:pages.yaml`)).toContain('title: Costs');
});

test('only ordinary files of the content are published', async () => {
  const { set, session } = await createSet();
  writeFileSync(join(set.root, 'README.md'), 'changed');
  edit(session, 'title: Home', 'title: Start');
  await set.publish({ session, person, countErrors, message: '--amend' });
  const { branch } = set.describe();
  expect(server.git('show', '--format=%s', '--name-only', branch)).toBe('--amend\n\npages.yaml');
  symlinkSync('/etc/passwd', join(set.root, 'public/passwd.svg'));
  await expect(set.publish({ session, person, countErrors })).rejects.toThrow(
    'public/passwd.svg cannot be',
  );
  rmSync(join(set.root, 'public/passwd.svg'));
  writeFileSync(join(set.root, 'public/.gitattributes'), '* filter=evil');
  await expect(set.publish({ session, person, countErrors })).rejects.toThrow(
    '.gitattributes cannot be',
  );
});

test('a protected branch gets a pull request, and a closed one is followed by another', async () => {
  const hook = join(server.repository, 'hooks/pre-receive');
  writeFileSync(
    hook,
    '#!/bin/sh\nread old new ref\n[ "$ref" != refs/heads/main ] || { echo protected branch hook declined >&2; exit 1; }\n',
    { mode: 0o755 },
  );
  const fake = await startFakeHost('gitea');
  const host = createHost({
    kind: 'gitea',
    remote: 'https://git.example.org/bakery/site.git',
    credentials: async () => token,
    api: fake.address,
  });
  const { set, session } = await createSet({ host, direct: true });
  edit(session, 'title: Home', 'title: Start');
  await set.publish({ session, person, countErrors });
  expect(await set.status()).toMatchObject({ state: 'open' });
  expect(fake.opened).toBe(1);
  fake.pull.state = 'closed';
  expect(await set.status()).toMatchObject({ state: 'closed' });
  edit(session, 'title: Start', 'title: Begin');
  await set.publish({ session, person, countErrors });
  expect(fake.opened).toBe(2);
  expect(set.describe().branch).toMatch(/\.2$/);
  expect(server.git('show', `${set.describe().branch}:pages.yaml`)).toContain('title: Begin');
  await fake.close();
  rmSync(hook);
});

test('the token is in no file, and in no message of git or a host', async () => {
  const encoded = Buffer.from(`x-access-token:${token}`).toString('base64');
  expect(server.seen).toContain(`Basic ${encoded}`);
  const files = listTree(folder).filter(({ entry }) => entry.isFile());
  expect(files.length).toBeGreaterThan(50);
  const leaks = files.filter(({ path }) => {
    const content = readFileSync(join(folder, path), 'latin1');
    return content.includes(token) || content.includes(encoded);
  });
  expect(leaks).toEqual([]);
  const wrong = `${token}${token}`;
  const attempt = ChangeSets.open({
    folder: join(folder, 'wrong'),
    remote: server.remote,
    branch: 'main',
    credentials: async () => wrong,
  });
  await expect(attempt).rejects.toThrow('git reported an error');
  await expect(attempt).rejects.not.toThrow(token);
  const fake = await startFakeHost('github');
  fake.refusal = `Bad credentials: ${token}`;
  const host = createHost({
    kind: 'github',
    remote: 'git@github.com:bakery/site.git',
    credentials: async () => token,
    api: fake.address,
  });
  await expect(host.rename(7, 'Title')).rejects.toThrow(
    'GitHub answered 401: Bad credentials: ***',
  );
  await fake.close();
});
