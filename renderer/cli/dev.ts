import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import type { Installation } from '../bundle/Installation.ts';
import { DevBundle } from '../dev/DevBundle.ts';
import { startDevServer } from '../dev/startDevServer.ts';
import type { Options } from './Options.ts';

/** `dev`: serves the site with live reload, diagnostics in the browser, and the local backend. */
export async function dev({ root, values }: Options, installation: Installation): Promise<number> {
  const bundle = await DevBundle.open(installation);
  process.env.NODE_ENV = 'development';
  const stopped = new Promise<void>((stop) => {
    process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);
  });
  const backend = startLocalBackend({ root, packageRoot: installation.packageRoot });
  const server = await startDevServer({
    root,
    installation,
    bundle,
    host: String(values.host ?? 'localhost'),
    port: Number(values.port ?? 5173),
    backend: backend.handle,
  });
  const { address } = server;
  process.stdout.write(`The site is served at ${address}\nSection types: ${address}_gallery\n`);
  try {
    await Promise.race([stopped, server.failed]);
  } finally {
    await Promise.all([server.close(), backend.close()]);
  }
  return 0;
}
