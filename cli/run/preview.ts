import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { readBasePath } from '../../base/files/readBasePath.ts';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { awaitStop } from '../../base/process/awaitStop.ts';
import { openInBrowser } from '../../base/process/openInBrowser.ts';
import type { Installation } from '../../code/index.ts';
import { createPreviewHandlers, serveBuiltSite } from '../../server/index.ts';
import { loadPackageModules } from '../loadPackageModules.ts';
import type { Options } from '../options/Options.ts';
import { parsePort } from '../options/parsePort.ts';
import { formatAddresses } from '../output/formatAddresses.ts';
import { offerForms } from './offerForms.ts';

/** `preview`: serves the last build the way a static host does, with the local backend. */
export async function preview(options: Options, installation: Installation): Promise<number> {
  const host = String(options.values.host ?? 'localhost');
  const port = parsePort(options.values.port, 4173);
  const out = options.values.out ? String(options.values.out) : join(options.root, 'dist');
  const folder = join(out, 'client');
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} does not contain a build. Run \`blockwright build\` first.`);
  const base = readBasePath(options.root);
  const site = serveBuiltSite(folder, join(options.root, 'public'), base);
  await loadPackageModules(options.root, installation, 'middleware');
  const features = createPreviewHandlers({ root: options.root, installation });
  const stopped = awaitStop();
  const server = createServer(handleRequests([...features.handlers, site], logError));
  const address = (await listen(server, { host, port })) + base.slice(1);
  process.stdout.write(formatAddresses(address, host));
  offerForms(options.root, 'preview');
  if (options.values.open) openInBrowser(address);
  await stopped;
  server.close();
  server.closeAllConnections();
  await features.close();
  return 0;
}
