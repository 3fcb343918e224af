import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A private PostgreSQL server. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  database: () => string;
  version: string;
  /**
   * Stops the server without a shutdown and starts it again. Resolves after this process has seen its
   * connections close: what it sends on a closed connection fails.
   */
  crash: () => Promise<void>;
  /** Ends the server and deletes its data, without keeping tests beside it waiting. */
  stop: () => Promise<void>;
}

/**
 * Starts a private PostgreSQL server in a temporary folder and on a free port. Installs the Debian
 * package when none is installed and the process runs as root.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findServer() ?? install();
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-postgres-'));
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0;
  // The server refuses to run as root.
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const toLine = (command: string, ...args: string[]): [string, string[]] => {
    const line = [join(bin, command), ...args];
    const [program = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...line] : line;
    return [program, rest];
  };
  const run = (command: string, ...args: string[]) =>
    execFileSync(...toLine(command, ...args), {
      encoding: 'utf8',
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const data = join(folder, 'data');
  // Only processes are killed here, never the machine, so nothing waits for the disk.
  run(
    'initdb',
    '--no-sync',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  );
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=60 -c fsync=off`;
  const control = (...args: string[]) => ['pg_ctl', '-D', data, '-w', ...args] as const;
  const runBeside = async (command: string, ...args: string[]) => {
    await promisify(execFile)(...toLine(command, ...args), { cwd: folder });
  };
  const start = control('-l', join(folder, 'log'), '-o', options, 'start');
  const stop = control('-m', 'immediate', 'stop');
  run(...start);
  let made = 0;
  return {
    database() {
      made += 1;
      const name = `site${made}`;
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    version: run('postgres', '--version').trim(),
    async crash() {
      // A process that only waits would not see that its connections are closed.
      await runBeside(...stop);
      await runBeside(...start);
    },
    async stop() {
      await runBeside(...stop);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findServer(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted() : [];
  const found = versions.map((version) => join(debian, version, 'bin'));
  const path = (process.env.PATH ?? '').split(':');
  return [...found.toReversed(), ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

function install(): string {
  if (process.getuid?.() !== 0) throw new Error('install PostgreSQL (Debian: postgresql) first');
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql');
  const found = findServer();
  if (found === undefined) throw new Error('the package postgresql brought no server');
  return found;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
