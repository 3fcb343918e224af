import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { SiteCode } from '../../code/index.ts';
import { checkOrigin, checkUpgrades } from '../http/checkOrigin.ts';
import { createHostMatcher } from '../http/createHostMatcher.ts';
import { handleRequests, logError } from '../http/handleRequests.ts';
import { listen } from '../http/listen.ts';
import type { RequestHandler } from '../http/RequestHandler.ts';
import { moduleFolders, restrictModules } from '../http/restrictModules.ts';
import { servePublicFiles } from '../http/servePublicFiles.ts';
import { stripBase } from '../http/stripBase.ts';
import { createDevSite } from './createDevSite.ts';
import type { DevBundle } from './DevBundle.ts';
import { openVite } from './openVite.ts';

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
 * islands, takes longer to load than a page takes to render: it is loaded after the first response.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { code, bundle, host } = options;
  const { root } = code;
  let vite: Promise<ViteDevServer> | undefined;
  /** Whether Vite accepts the connections of open pages. */
  let acceptsUpgrades = false;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // A failure before the caller awaits `failed` must not count as unhandled.
  failed.catch(() => undefined);
  const loadVite = () => {
    if (!vite) {
      const { port } = server.address() as AddressInfo;
      vite = openVite({
        code,
        server,
        host,
        port,
        use: 'dev',
        onOpen: site.watch,
      });
      vite.then(() => {
        acceptsUpgrades = true;
      }, fail);
    }
    return vite;
  };
  const preloadVite = () => {
    // Connections that are open while the server closes end after it has lost its port.
    if (!server.listening) return;
    // `failed` reports the error.
    loadVite().catch(() => undefined);
  };
  let endFirstResponse: () => void = () => undefined;
  const firstResponse = new Promise<void>((resolve) => {
    endFirstResponse = resolve;
  });
  const site = createDevSite({ code, bundle, loadVite });
  const isOwnHost = createHostMatcher(host);
  const handlers: RequestHandler[] = [
    checkOrigin(isOwnHost),
    stripBase(root),
    (_request, response, next) => {
      if (!vite) response.once('close', endFirstResponse);
      next();
    },
    ...site.featureHandlers,
    site.handleRedirects,
    site.handleSiteFiles,
    servePublicFiles(root),
    site.handlePages,
    restrictModules(moduleFolders(code)),
    async (request, response, next) => (await loadVite()).middlewares(request, response, next),
  ];
  const server = createServer(handleRequests(handlers, logError));
  checkUpgrades(server, (header) => acceptsUpgrades && isOwnHost(header));
  const address = await listen(server, options);
  const opened = site.open().then(() => pause(idleDelay, undefined, { ref: false }));
  const idle = Promise.race([firstResponse, opened.catch(() => firstResponse)]).then(preloadVite);
  return {
    idle,
    address: address.replace('//0.0.0.0:', '//localhost:').replace('//[::]:', '//localhost:'),
    failed,
    async close() {
      const opened = await vite?.catch(() => undefined);
      server.close();
      await opened?.close();
      server.closeAllConnections();
      await site.close();
    },
  };
}
