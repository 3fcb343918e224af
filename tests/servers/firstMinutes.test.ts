import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { environment } from '../environment.ts';

/**
 * The code blocks of the guides that a new user follows, in their order, in a fresh clone of the last
 * commit. Each block begins in the folder in which the block before it ended.
 */
const guides = ['README.md', 'docs/start.md', 'docs/publish.md'];

const execute = promisify(execFile);
const env: NodeJS.ProcessEnv = {
  ...environment(),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  // A test reaches no host, so `git clone` takes this checkout.
  GIT_CONFIG_COUNT: '3',
  GIT_CONFIG_KEY_0: `url.${process.cwd()}.insteadOf`,
  GIT_CONFIG_VALUE_0: packageJson.repository.url.replace('git+', ''),
  GIT_CONFIG_KEY_1: 'user.name',
  GIT_CONFIG_VALUE_1: 'Ada',
  GIT_CONFIG_KEY_2: 'user.email',
  GIT_CONFIG_VALUE_2: 'ada@example.com',
};
let folder: string;
/** Where the next block begins. */
let cwd: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'blockwright-first-minutes-')));
  await mkdir(join(folder, 'bin'));
  for (const program of ['rsync', 'aws']) {
    const file = join(folder, 'bin', program);
    await writeFile(file, uploader(program), { mode: 0o755 });
  }
  env.PATH = `${join(folder, 'bin')}:${env.PATH}`;
  cwd = folder;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const steps = guides.flatMap((guide) =>
  Array.from(
    readFileSync(guide, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm),
    ([, block = '']) => ({
      guide,
      block,
    }),
  ),
);

test.each(steps)('$guide: $block', async ({ guide, block }) => {
  // The README and the first page both make a clone and a site of these names.
  if (guide === 'docs/start.md') {
    for (const name of ['blockwright', 'my-site'])
      await rm(join(folder, name), { recursive: true });
    cwd = folder;
  }
  const lines = block.trimEnd().split('\n');
  const servers = lines.filter((line) => /^npm (start|run (dev|preview))$/.test(line));
  // A server runs until the reader stops it, so it is the last line.
  expect(servers).toEqual(lines.filter((line) => servers.includes(line)).slice(-1));
  const others = lines.filter((line) => !servers.includes(line));
  const script = `set -e\n${others.join('\n')}\npwd > '${join(folder, 'cwd')}'`;
  // With a socket as its input, Bash would read the file of interactive shells, which may change PATH.
  await execute('bash', ['--norc', '-c', script], { cwd, env, maxBuffer: 1e8 });
  cwd = (await readFile(join(folder, 'cwd'), 'utf8')).trim();
  for (const server of servers) {
    const { address, stop } = await start(server);
    try {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1');
    } finally {
      await stop();
    }
  }
});

test('the commands to upload got files that exist', async () => {
  const uploads = await readFile(join(folder, 'uploads'), 'utf8');
  expect(uploads).toMatch(/^rsync .*--files-from=upload\.txt dist\/client\/ rsync:\/\//m);
  expect(uploads).toMatch(/^aws s3 cp upload s3:\/\//m);
  expect(existsSync(join(cwd, 'deployed.json'))).toBe(true);
});

/** A program that notes what it is asked to upload, because a test reaches no host, and copies to folders. */
function uploader(program: string): string {
  return `#!/bin/sh
echo "${program} $*" >> '${join(folder, 'uploads')}'
for last; do :; done
case "$last" in
  -*|*://*) ;;
  */) mkdir -p "$last" && target=$(realpath "$last") && list=$(realpath upload.txt) &&
    cd dist/client && xargs -r -a "$list" cp --parents -t "$target" ;;
esac
`;
}

/** Starts a line that serves a site, and waits for the address that it prints. */
async function start(line: string): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn('bash', ['--norc', '-c', line], { cwd, env, stdio: 'pipe', detached: true });
  // Once no process of the group can write any more.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    endGroup(child);
    await ended;
  };
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [found] = /http:\/\/localhost:\d+\/\S*/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${line} ended: ${output}`)));
  });
  return { address, stop };
}

/** Ends npm and what it started. */
function endGroup(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
}
