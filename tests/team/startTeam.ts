import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environment } from '../environment.ts';
import { freePort } from './freePort.ts';

/** A running `edit --serve` with a repository of its own. */
export interface RunningTeam {
  folder: string;
  /** Where the process listens. */
  origin: string;
  /** The address that browsers use: of a proxy, if the settings name one. */
  address: string;
  port: number;
  /** The secrets that no browser may receive. */
  secrets: readonly string[];
  /** Waits until the server has printed a text that matches, and returns the match. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Stops the process. Resolves to its exit status. */
  stop(): Promise<number | null>;
  /** Kills the process and all that it started, as a power failure does. */
  kill(): Promise<void>;
  /** Starts the process again, on the same data. */
  start(): Promise<void>;
  /** Runs a second process on the same data. Resolves to its exit status and what it printed. */
  startSecond(): Promise<{ status: number | null; output: string }>;
  remove(): Promise<void>;
}

/** The site of the team. */
export const teamSite: Record<string, string> = {
  'pages.yaml': `site: { name: Example, url: 'https://www.example.com', description: An example of a site }
blocks:
  desk: { type: cta, title: Write to us, actions: [{ label: Write, to: 'mailto:us@example.com' }] }
pages:
  /:
    title: Home
    description: What the example is about
    sections:
      - { type: hero, headline: Hello }
      - { use: desk }
  /blog/first:
    title: First post
    description: What happened first
    sections:
      - { type: hero, headline: First }
      - { type: article, title: What happened, text: Some text }
`,
  'team.yaml': `people:
  olga@example.com: publisher
  emil@example.com: editor
  rita@example.com: reader
  bea@example.com: blogger
names: { bea@example.com: Bea Blogger }
roles:
  blogger: { may: edit, routes: [/blog/**], sections: [article], files: [data/posts.yaml] }
`,
  'public/images/plain.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

/** The token for the repository. */
export const repositoryToken = 'ghs_repositorytoken0123456789';

const secrets = {
  BLOCKWRIGHT_SECRET: 'not-for-browsers-0123456789abcdef0123456789',
  BLOCKWRIGHT_REPOSITORY_TOKEN: repositoryToken,
  BLOCKWRIGHT_GITHUB_SECRET: 'githubsecret0123456789',
  BLOCKWRIGHT_OIDC_SECRET: 'openidsecret0123456789',
};

/** Creates a repository with a site and starts `edit --serve` for it. */
export async function startTeam(
  env: Record<string, string> = {},
  files: Record<string, string> = teamSite,
): Promise<RunningTeam> {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-team-'));
  const code = join(folder, 'code');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(code, path)), { recursive: true });
    await writeFile(join(code, path), text);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: code, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const author = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
  git(...author, 'commit', '--quiet', '--message', 'Begin');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const run = (onOutput: (text: string) => void) => {
    const words = ['cli/bin.mjs', 'edit', '--serve', '--port', `${port}`, '--root', code];
    const variables = {
      ...environment(),
      ...secrets,
      BLOCKWRIGHT_ADDRESS: origin,
      BLOCKWRIGHT_REPOSITORY: code,
      BLOCKWRIGHT_DATA: join(folder, 'data'),
      BLOCKWRIGHT_GITHUB_ID: 'githubclient',
      ...env,
    };
    const started = spawn('node', words, { env: variables, stdio: 'pipe', detached: true });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => onOutput(String(chunk)));
    return started;
  };
  let output = '';
  const note = (text: string) => {
    output += text;
  };
  let child = run(note);
  const printed = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match;
      if (child.exitCode !== null) throw new Error(`edit --serve ended: ${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  };
  await printed(/The editor is open at/);
  return {
    folder,
    origin,
    address: env.BLOCKWRIGHT_ADDRESS ?? origin,
    port,
    secrets: Object.values(secrets),
    printed,
    stop,
    async kill() {
      const ended = once(child, 'exit');
      process.kill(-(child.pid as number), 'SIGKILL');
      await ended;
    },
    async start() {
      output = '';
      child = run(note);
      await printed(/The editor is open at/);
    },
    async startSecond() {
      let text = '';
      const second = run((chunk) => {
        text += chunk;
      });
      const [status] = await once(second, 'close');
      return { status: status as number | null, output: text };
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
