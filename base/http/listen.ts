import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on `port`, or on the next free port.
 *
 * @returns its URL, such as `http://localhost:4173/`
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<string> {
  for (let candidate = port; ; candidate++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return `http://${host}:${(server.address() as AddressInfo).port}/`;
    } catch (error) {
      const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isInUse || candidate >= Math.min(port + 100, 65_535)) throw error;
    }
  }
}
