import { readBasePath } from '../../base/files/readBasePath.ts';
import { awaitStop } from '../../base/process/awaitStop.ts';
import { openInBrowser } from '../../base/process/openInBrowser.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import {
  DevBundle,
  listMiddleware,
  refuseFolderName,
  runIdleTasks,
  startDevServer,
} from '../../server/index.ts';
import type { Options } from '../options/Options.ts';
import { parsePort } from '../options/parsePort.ts';
import { formatAddresses } from '../output/formatAddresses.ts';
import { offerForms } from './offerForms.ts';

/** `dev`: serves the site with live reload, diagnostics in the browser, and the local backend. */
export async function dev({ root, values }: Options, installation: Installation): Promise<number> {
  refuseFolderName(root);
  refuseFolderName(installation.packageRoot);
  const host = String(values.host ?? 'localhost');
  const port = parsePort(values.port, 5173);
  const code = findSiteCode(root, installation);
  const bundle = await DevBundle.open(await loadSiteCode(code));
  process.env.NODE_ENV = 'development';
  const stopped = awaitStop();
  const server = await startDevServer({
    code,
    bundle,
    host,
    port,
  });
  const address = server.address + readBasePath(root).slice(1);
  const pages = listMiddleware('dev').flatMap(({ title, path }) =>
    title ? `${title}: ${server.address}${path.slice(1)}\n` : [],
  );
  process.stdout.write(formatAddresses(address, host) + pages.join(''));
  offerForms(root, 'dev');
  if (values.open) openInBrowser(address);
  try {
    await Promise.race([server.idle, stopped, server.failed]);
    await runIdleTasks(root, address);
    await Promise.race([stopped, server.failed]);
  } finally {
    await server.close();
  }
  return 0;
}
