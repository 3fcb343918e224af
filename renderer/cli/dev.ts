import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import type { Installation } from '../bundle/Installation.ts';
import { loadOwnSections } from '../bundle/loadOwnSections.ts';
import { findSiteCode } from '../bundle/SiteCode.ts';
import { DevBundle } from '../dev/DevBundle.ts';
import { startDevServer } from '../dev/startDevServer.ts';
import { writeSiteSchemas } from '../docs/writeSiteSchemas.ts';
import { createSiteLook } from '../site/createSiteLook.ts';
import { readBasePath } from '../site/readBasePath.ts';
import { formatAddresses } from './formatAddresses.ts';
import type { Options } from './Options.ts';
import { openInBrowser } from './openInBrowser.ts';
import { parsePort } from './parsePort.ts';

/** `dev`: serves the site with live reload, diagnostics in the browser, and the local backend. */
export async function dev({ root, values }: Options, installation: Installation): Promise<number> {
  const host = String(values.host ?? 'localhost');
  const port = parsePort(values.port, 5173);
  const code = findSiteCode(root, installation);
  const bundle = await DevBundle.open(await loadOwnSections(code));
  process.env.NODE_ENV = 'development';
  const stopped = new Promise<void>((stop) => {
    process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);
  });
  const backend = startLocalBackend({
    root,
    packageRoot: installation.packageRoot,
    look: createSiteLook,
  });
  const server = await startDevServer({
    code,
    bundle,
    host,
    port,
    backend: backend.handle,
  });
  const address = server.address + readBasePath(root).slice(1);
  process.stdout.write(
    `${formatAddresses(address, host)}Section types: ${server.address}_gallery\n`,
  );
  if (values.open) openInBrowser(address);
  if (root !== installation.packageRoot) await writeSiteSchemas(root);
  try {
    await Promise.race([stopped, server.failed]);
  } finally {
    await Promise.all([server.close(), backend.close()]);
  }
  return 0;
}
