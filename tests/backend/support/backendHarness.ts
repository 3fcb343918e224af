import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { listMigrations, migrate } from '../../../functions/_local/database/migrate.ts';
import { openEmbeddedDatabase } from '../../../functions/_local/database/openEmbeddedDatabase.ts';
import type { StoredMessage } from '../../../functions/_local/mail/openMailbox.ts';
import { localAnonKey } from '../../../functions/_local/openBackend.ts';
import {
  type LocalBackend,
  startLocalBackend,
} from '../../../functions/_local/startLocalBackend.ts';

/** The folder of this repository. */
export const packageRoot = process.cwd();

/** A running replacement for a Supabase project, with access to its data. */
export interface BackendHarness {
  /** The origin of the project. */
  url: string;
  /** The real client, configured as in the browser. */
  client: SupabaseClient;
  listMessages: () => Promise<StoredMessage[]>;
  sql: (text: string, parameters?: (string | number)[]) => Promise<Record<string, unknown>[]>;
  /** Calls the function `maintain` with a body. */
  maintain: (body: Record<string, unknown>) => Promise<Record<string, unknown>>;
  stop: () => Promise<void>;
}

/** Starts the local backend in a temporary folder behind an HTTP server, as `preview` does. */
export async function startLocalHarness(
  env: Record<string, string> = {},
  root = packageRoot,
): Promise<BackendHarness> {
  const dataDir = await createPreparedFolder();
  const backend = startLocalBackend({ root, packageRoot, dataDir, env });
  const server = await listen((request, response) => {
    backend.handle(request, response, () => response.writeHead(404).end());
  });
  return {
    ...(await connectHarness(server.url, backend)),
    async stop() {
      await server.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the parts of a harness whose data is in a local backend. */
export async function connectHarness(
  url: string,
  backend: LocalBackend,
): Promise<Omit<BackendHarness, 'stop'>> {
  const { database, secrets } = await backend.open();
  return {
    url,
    client: createTestClient(url),
    listMessages: async () =>
      (await (await fetch(`${url}/_mail/messages.json`)).json()) as StoredMessage[],
    sql: (text, parameters) => database.query(text, parameters),
    async maintain(body) {
      const response = await fetch(`${url}/functions/v1/maintain`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-cron-secret': secrets.cron },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Record<string, unknown>;
    },
  };
}

/** Creates a client of supabase-js. Node 20 has no WebSocket, which the client requires at creation. */
export function createTestClient(url: string, key = localAnonKey): SupabaseClient {
  const transport = class {} as never;
  return createClient(url, key, { realtime: { transport } });
}

/** Starts an HTTP server on a free port. */
export async function listen(
  listener: RequestListener,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const temporaryFolders: string[] = [];
process.once('exit', () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, which is deleted when the process exits. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-backend-'));
  temporaryFolders.push(folder);
  return folder;
}

/** Creates a data folder with a migrated database, so that tests need not wait for PGlite's set-up. */
export async function createPreparedFolder(): Promise<string> {
  const dataDir = createTemporaryFolder();
  cpSync(await prepareDatabaseTemplate(), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/** Returns a cached database folder with the current migrations. */
async function prepareDatabaseTemplate(): Promise<string> {
  const migrations = await listMigrations(packageRoot, packageRoot);
  const sources = [
    join(packageRoot, 'functions/_local/database/bootstrap.sql'),
    join(packageRoot, 'node_modules/@electric-sql/pglite/package.json'),
    ...migrations.map(({ path }) => path),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(packageRoot, 'node_modules/.cache/blockwright');
  const path = join(folder, `database-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(folder, 'draft-'));
  const database = await openEmbeddedDatabase(draft, packageRoot);
  await migrate(database, packageRoot, packageRoot);
  await database.close();
  try {
    renameSync(draft, path);
  } catch {
    // Another test file created it first.
    rmSync(draft, { recursive: true, force: true });
  }
  return path;
}

/** Waits until a condition is true. Asks less often as time passes, because asking is work. */
export async function until(
  condition: () => Promise<boolean>,
  milliseconds = 60_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  for (let pause = 30; !(await condition()); pause = Math.min(1.2 * pause, 500)) {
    if (Date.now() > end) throw new Error('The condition did not become true in time');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
