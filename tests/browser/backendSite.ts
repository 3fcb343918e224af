import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import type { Backend } from '../../functions/_local/openBackend.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';

/** A built site with its own local backend, served the way `preview` does it. */
export interface BackendSite {
  address: string;
  backend: Backend;
  close(): Promise<void>;
}

/**
 * Serves the built site in a folder. Closing it deletes all submissions.
 *
 * @param root the folder of the site's sources, with its forms
 */
export async function backendSite(folder: string, root = process.cwd()): Promise<BackendSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'blockwright-forms-'));
  const host = serveBuiltSite(folder);
  const local = startLocalBackend({
    root,
    packageRoot: process.cwd(),
    dataDir,
    env: { RATE_LIMIT_ADDRESS: '1000/60', RATE_LIMIT_SEARCH: '1000/60' },
  });
  const server = createServer(handleRequests([local.handle, host], logError));
  const address = await listen(server, { host: 'localhost', port: 0 });
  return {
    address: address.replace(/\/$/, ''),
    backend: await local.open(),
    async close() {
      server.close();
      server.closeAllConnections();
      await local.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
