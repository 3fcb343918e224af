import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request as forward } from 'node:http';
import { join } from 'node:path';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { freePort } from './postgres.ts';
import { listen, packageRoot, type Stage, stageOf, temporaryFolder, until } from './stage.ts';

/** Where Deno was installed by npm. */
export const deno = join(packageRoot, 'node_modules/.bin/deno');

/** How the functions are resolved: their own import map, packages from node_modules. */
export const denoFlags = [
  `--config=${packageRoot}/functions/deno.json`,
  '--node-modules-dir=manual',
];

/**
 * Starts the functions on Deno over a PostgreSQL server, behind one origin with storage and a
 * mailbox, as a hosted project has them.
 */
export async function denoStage(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Stage & { pid: number; functionsUrl: string }> {
  const dataDir = temporaryFolder();
  const backend = startLocalBackend({
    root: packageRoot,
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
    const onward = forward({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  const functions = serve(port, {
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
    MAIL_TO_APPLICANTS: 'careers@localhost',
  });
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/none`).then(
        () => true,
        () => false,
      ),
    60_000,
  );
  return {
    ...(await stageOf(gateway.url, backend)),
    pid: functions.pid ?? 0,
    functionsUrl: `http://127.0.0.1:${port}`,
    async stop() {
      // With a database open, Deno outlives a request to stop.
      functions.kill('SIGKILL');
      await gateway.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function serve(port: number, env: Record<string, string>): ChildProcess {
  const permissions = ['--allow-net', '--allow-env', '--allow-read'];
  return spawn(
    deno,
    [
      'serve',
      ...denoFlags,
      ...permissions,
      '--host=127.0.0.1',
      `--port=${port}`,
      join(packageRoot, 'tests/backend/deno/router.ts'),
    ],
    {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      stdio: ['ignore', 'ignore', process.env.DENO_LOG ? 'inherit' : 'ignore'],
    },
  );
}
