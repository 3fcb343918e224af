import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalBackend } from './startLocalBackend.ts';

/**
 * Starts the local backend as a server of its own (`npm run backend`), for sites that are served
 * elsewhere. Reads `PORT` (54321; 0 for any free port) and `BACKEND_DIR`; prints the address when it
 * is ready.
 */
export async function main([root = process.cwd()]: string[]): Promise<void> {
  const dataDir = process.env.BACKEND_DIR;
  const backend = startLocalBackend({
    root,
    packageRoot: process.cwd(),
    ...(dataDir ? { dataDir } : {}),
    log: (entry) => console.error(JSON.stringify(entry)),
  });
  await backend.open();
  const server = createServer((request, response) => {
    backend.handle(request, response, (error) => {
      response.statusCode = error === undefined ? 404 : 500;
      response.end();
    });
  });
  const stop = async () => {
    server.close();
    await backend.close();
    process.exit(0);
  };
  // Before anybody learns the address.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  server.listen(Number(process.env.PORT ?? 54321), '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
