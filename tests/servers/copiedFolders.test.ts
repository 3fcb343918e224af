import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashFiles } from '../attack/hashFiles.ts';
import { oneSite } from '../builds/oneSite.ts';
import { environment } from '../environment.ts';
import { isLongRun } from '../isLongRun.ts';
import { type RunningServer, startServer } from '../startServer.ts';

let folder: string;
let original: string;
let preview: RunningServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-folders-'));
  original = join(folder, 'original');
  await oneSite(original);
  await mkdir(join(original, 'data/forms'), { recursive: true });
  await writeFile(join(original, 'data/forms/contact.yaml'), form);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Site');
  expect(await run(original, 'build')).toMatchObject({ status: 0 });
  await writeFile(join(original, '.blockwright/marker'), 'original');
  await startOriginal();
  await submit('before@example.org');
});
afterAll(async () => {
  await preview?.stop();
  await rm(folder, { recursive: true, force: true });
});

const form = `title: Contact
submit: Send
groups: [{ fields: [{ name: email, label: Email, kind: email }] }]
`;

function git(...words: string[]): void {
  const user = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...user, ...words], { cwd: original });
}

async function startOriginal(): Promise<void> {
  preview = await startServer('preview', { root: original });
}

function post(email: string): Promise<Response> {
  return fetch(`${preview?.origin}/functions/v1/submit-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form': 'contact' },
    body: JSON.stringify({ email }),
  });
}

async function submit(email: string): Promise<void> {
  const response = await post(email);
  expect(response.status).toBe(200);
  // What follows an accepted submission writes, too, and may have begun before this request.
  const secrets = await readFile(join(original, '.blockwright/backend/secrets.json'), 'utf8');
  const drained = await fetch(`${preview?.origin}/functions/v1/maintain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cron-secret': JSON.parse(secrets).cron },
    body: '{"task":"drain"}',
  });
  expect(drained.status).toBe(200);
  await vi.waitUntil(isQuiet, { timeout: 60_000 });
}

/** Whether nothing writes into the original for half a second. A temporary file may vanish meanwhile. */
async function isQuiet(): Promise<boolean> {
  const hash = () => hashFiles(original).then(JSON.stringify, () => undefined);
  const before = await hash();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return before !== undefined && before === (await hash());
}

/** Runs a command in a folder. */
function run(root: string, ...words: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const args = [join(process.cwd(), 'cli/bin.mjs'), ...words, '--root', root];
    execFile('node', args, { env: environment() }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** Starts a server in a folder, requests a page of it, and stops it. */
async function visit(command: 'dev' | 'edit' | 'preview', root: string): Promise<string> {
  const server = await startServer(command, { root });
  await server.page('');
  await server.stop();
  return server.errors();
}

/** What makes another folder of a site, and what makes it the same one under another name. */
const copies: Record<string, (from: string, to: string) => void> = {
  copied: (from, to) => execFileSync('cp', ['-r', from, to]),
  'hard-linked': (from, to) => execFileSync('cp', ['-al', from, to]),
};

/** What ends by itself, and what it prints in a copy that was made after the first submission. */
const commands: [words: string[], printed: RegExp][] = [
  [['submissions', 'erase', 'before@example.org'], /1 submission and/],
  [['check'], /No errors|0 errors|✓|checked/],
  [['build'], /built|up to date/],
  [['submissions'], /@example\.org|No submissions/],
  [['functions', 'build'], /functions/],
  [['diff'], /./],
];

const servers = ['preview', 'dev', 'edit'] as const;

const sampledKinds = isLongRun ? Object.keys(copies) : ['hard-linked'];

test.each(sampledKinds)('a %s site leaves the data of its original alone', async (kind) => {
  const copy = join(folder, kind);
  copies[kind]?.(original, copy);
  await submit('after@example.org');
  const before = await hashFiles(original);
  const printed: string[] = [];
  const sampled = isLongRun ? commands : commands.slice(0, 1);
  for (const [words, expected] of sampled) {
    const { status, output } = await run(copy, ...words);
    expect([words, status, output]).toEqual([words, 0, expect.stringMatching(expected)]);
    expect([words, await hashFiles(original)]).toEqual([words, before]);
    printed.push(output);
  }
  expect(printed[0]).toContain(`came from a copy of ${original}/.blockwright/backend.`);
  expect(printed.slice(1).join()).not.toContain('came from a copy');
  for (const command of isLongRun ? servers : []) {
    await visit(command, copy);
    expect([command, await hashFiles(original)]).toEqual([command, before]);
  }
  // Nor does the running original write into the copy.
  const copied = await hashFiles(copy);
  await submit('later@example.org');
  expect(await hashFiles(copy)).toEqual(copied);
  const { output } = await run(original, 'submissions', 'export', '--format', 'json');
  for (const name of ['before', 'after', 'later']) expect(output).toContain(`${name}@example.org`);
});

/** Runs all commands in a folder that has its own data; returns what they print. */
async function runAll(root: string): Promise<string> {
  const printed: string[] = [];
  for (const [words] of commands.slice(1)) {
    const { status, output } = await run(root, ...words);
    expect([words, status, output]).toEqual([words, 0, output]);
    printed.push(output);
  }
  return printed.join('\n');
}

test.runIf(isLongRun)(
  'a linked, renamed or moved site keeps its data while it is served',
  async () => {
    const link = join(folder, 'link');
    await symlink(original, link);
    expect(await runAll(link)).not.toContain('came from a copy');
    expect((await run(link, 'submissions', 'export', '--format', 'json')).output).toContain(
      'before@',
    );
    const moved = join(folder, 'elsewhere/moved');
    await mkdir(join(folder, 'elsewhere'));
    await rename(original, moved);
    expect(await runAll(moved)).not.toContain('came from a copy');
    expect(existsSync(original)).toBe(false);
    await rename(moved, original);
  },
);

test.runIf(isLongRun)(
  'an older state that is put back is not mixed with the newer one',
  async () => {
    const backup = join(folder, 'backup');
    copies.copied?.(original, backup);
    await submit('newer@example.org');
    await rename(original, join(folder, 'newer'));
    copies.copied?.(backup, original);
    const restored = await hashFiles(original);
    // The running process has the files of the newer state open.
    const { status, output } = await run(original, 'submissions', 'erase', 'before@example.org');
    expect([status, output]).toEqual([1, expect.stringContaining('Stop it first')]);
    const { status: answered } = await post('lost@example.org');
    expect(answered).toBe(503);
    expect(await hashFiles(original)).toEqual(restored);
    await preview?.stop();
    const list = await run(original, 'submissions', 'export', '--format', 'json');
    expect(list.output).toContain('before@example.org');
    expect(list.output).not.toMatch(/newer@|lost@|came from a copy/);
  },
);
