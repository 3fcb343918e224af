import { setTimeout as pause } from 'node:timers/promises';
import { logError } from '../../base/http/handleRequests.ts';
import type { SiteCode } from '../../code/index.ts';
import { createDevSite } from './createDevSite.ts';
import type { DevBundle } from './DevBundle.ts';
import { ViteServer } from './ViteServer.ts';

/** Options of `startDevServer`. */
interface DevServerOptions {
  code: SiteCode;
  bundle: DevBundle;
  host: string;
  /** The first port to try; the next free one is used. */
  port: number;
}

/** A `dev` server that is listening. */
interface DevServer {
  address: string;
  /** Resolves after the first response, or when nobody asks for a page: work that can wait starts then. */
  idle: Promise<void>;
  /** Rejects when the server cannot go on. */
  failed: Promise<never>;
  /** Ends the server, and stores the facts of the pages for the next start. */
  close(): Promise<void>;
}

/** How long the server waits for the first request before it counts as idle, in milliseconds. */
const idleDelay = 500;

/**
 * Starts the server of `dev`. Pages are rendered by our own code at once. Vite, which compiles the
 * islands, is loaded after the first response.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { code, bundle, host, port } = options;
  let endFirstResponse: () => void = () => undefined;
  const firstResponse = new Promise<void>((resolve) => {
    endFirstResponse = resolve;
  });
  const server = new ViteServer({
    code,
    host,
    use: 'dev',
    onOpen: (vite) => site.watch(vite),
  });
  const site = createDevSite({ code, bundle, loadVite: () => server.loadVite() });
  const address = await server.listen(port, [
    (_request, response, next) => {
      if (!server.hasVite) response.once('close', endFirstResponse);
      next();
    },
    ...site.featureHandlers,
    site.serveFiles,
    site.handlePages,
  ]);
  const opened = site.open().then(() => pause(idleDelay, undefined, { ref: false }));
  const idle = Promise.race([firstResponse, opened.catch(() => firstResponse)]);
  idle.then(() => server.preloadVite()).catch(logError);
  return {
    idle,
    address: address.replace('//0.0.0.0:', '//localhost:').replace('//[::]:', '//localhost:'),
    failed: server.failed,
    async close() {
      await server.close();
      await site.close();
    },
  };
}
