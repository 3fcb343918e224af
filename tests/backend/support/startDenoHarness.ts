import { type ChildProcess, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request as forward } from 'node:http';
import { join } from 'node:path';
import { writeDeployment } from '../../../functions/_local/deploy/writeDeployment.ts';
import { startLocalBackend } from '../../../functions/_local/startLocalBackend.ts';
import { plainLook } from '../../../functions/_shared/ports/SiteBranding.ts';
import {
  type BackendHarness,
  connectHarness,
  createTemporaryFolder,
  listen,
  packageRoot,
  until,
} from './backendHarness.ts';
import { freePort } from './postgres.ts';

/** The path of Deno, which npm installs. */
export const deno = join(packageRoot, 'node_modules/.bin/deno');

/** The flag that resolves packages in the folder node_modules beside the code. */
export const denoFlags = ['--node-modules-dir=manual', '--no-config', '--no-lock'];

/** A harness whose functions run in a process of their own. */
export interface DenoHarness extends BackendHarness {
  /** Kills the process (SIGKILL) and starts it again; resolves when it answers. */
  killFunctions: () => Promise<void>;
  /** Returns the id of the current process. */
  pid: () => number;
  functionsUrl: string;
}

/**
 * Starts the functions on Deno with a PostgreSQL server, behind one origin with storage and a mailbox,
 * as in a hosted project.
 */
export async function startDenoHarness(
  databaseUrl: string,
  env: Record<string, string> = {},
  root = packageRoot,
): Promise<DenoHarness> {
  const dataDir = createTemporaryFolder();
  const deployment = await createDeployment(root);
  const backend = startLocalBackend({
    root,
    packageRoot,
    dataDir,
    env: { ...env, DATABASE_URL: databaseUrl },
  });
  const { secrets } = await backend.open();
  const port = await freePort();
  const gateway = await listen((request, response) => {
    if (!request.url?.startsWith('/functions/v1/')) {
      backend.handle(request, response, () => response.writeHead(404).end());
      return;
    }
    const headers = { ...request.headers, 'x-real-ip': request.socket.remoteAddress ?? '' };
    const { method, url } = request;
    const proxied = forward({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    proxied.on('error', () => response.writeHead(502).end());
    request.pipe(proxied);
  });
  const settings = {
    CLIENT_IP_HEADER: 'x-real-ip',
    ...env,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '8',
    SUPABASE_URL: gateway.url,
    SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
    CRON_SECRET: secrets.cron,
    IP_HASH_SECRET: secrets.addresses,
    MAIL_API_URL: env.MAIL_API_URL ?? `${gateway.url}/_mail`,
    MAIL_FROM: 'Website <website@localhost>',
    MAIL_TO_LEADS: 'leads@localhost',
    MAIL_TO_APPLICANTS: 'applicants@localhost',
  };
  let functions = await startFunctions(deployment, port, settings);
  return {
    ...(await connectHarness(gateway.url, backend)),
    pid: () => functions.pid ?? 0,
    async killFunctions() {
      const ended = new Promise((resolve) => functions.once('exit', resolve));
      functions.kill('SIGKILL');
      await ended;
      functions = await startFunctions(deployment, port, settings);
    },
    functionsUrl: `http://127.0.0.1:${port}`,
    async stop() {
      // With an open database, Deno ignores a request to stop.
      functions.kill('SIGKILL');
      await gateway.close();
      await backend.close();
      // A message may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Builds the functions of a site as `functions build` does, with this package's node_modules beside. */
export async function createDeployment(root: string): Promise<string> {
  const out = join(createTemporaryFolder(), 'functions');
  await writeDeployment({ packageRoot, root, out, look: () => plainLook });
  symlinkSync(join(packageRoot, 'node_modules'), join(out, 'node_modules'));
  return out;
}

async function startFunctions(
  deployment: string,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const permissions = ['--allow-net', '--allow-env', '--allow-read'];
  const child = spawn(
    deno,
    [
      'serve',
      ...denoFlags,
      ...permissions,
      '--host=127.0.0.1',
      `--port=${port}`,
      join(deployment, 'serve.js'),
    ],
    {
      cwd: deployment,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      stdio: ['ignore', 'ignore', process.env.DENO_LOG ? 'inherit' : 'ignore'],
    },
  );
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/none`).then(
      () => true,
      () => false,
    );
  await until(answers, 120_000);
  return child;
}
