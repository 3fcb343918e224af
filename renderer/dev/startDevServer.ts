import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { Installation } from '../bundle/Installation.ts';
import { answerRequests, logError } from '../server/answerRequests.ts';
import { checkHost, checkUpgrades } from '../server/checkHost.ts';
import { createHostMatcher } from '../server/createHostMatcher.ts';
import type { Handler } from '../server/Handler.ts';
import { restrictModules } from '../server/restrictModules.ts';
import { servePublicFiles } from '../server/servePublicFiles.ts';
import { listen } from '../site/listen.ts';
import { createDevSite } from './createDevSite.ts';
import type { DevBundle } from './DevBundle.ts';
import { openVite } from './openVite.ts';

/** What `dev` is told. */
export interface DevServerOptions {
  root: string;
  installation: Installation;
  bundle: DevBundle;
  host: string;
  /** The next free one is taken. */
  port: number;
  /** Answers what belongs to the local backend. */
  backend: Handler;
}

/** A server that is listening. */
export interface DevServer {
  address: string;
  /** Rejects when the server cannot go on. */
  failed: Promise<never>;
  /** Ends it, and keeps what is known for the next start. */
  close(): Promise<void>;
}

/**
 * Starts the server of `dev`. Pages need nothing but our own code and are answered at once; Vite,
 * which serves what islands are made of, takes longer to load than a page takes to be made, and is
 * loaded when the first page is out.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, installation, bundle, backend } = options;
  let vite: Promise<ViteDevServer> | undefined;
  /** Whether Vite takes the connections of open pages. */
  let listening = false;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Whoever waits for it hears of it.
  failed.catch(() => undefined);
  const load = () => {
    if (!vite) {
      const { port } = server.address() as AddressInfo;
      vite = openVite({ ...options, port }, { server, site });
      vite.then(() => {
        listening = true;
      }, fail);
    }
    return vite;
  };
  const loadSoon = () => {
    // Whoever waits for the server hears of it.
    load().catch(() => undefined);
  };
  const site = createDevSite({ root, installation, bundle, vite: load });
  const isOwnName = createHostMatcher(options.host);
  const handlers: Handler[] = [
    checkHost(isOwnName),
    (_request, response, next) => {
      if (!vite) response.once('close', loadSoon);
      next();
    },
    backend,
    servePublicFiles(join(root, 'public')),
    site.pages,
    restrictModules(installation.packageRoot),
    async (request, response, next) => (await load()).middlewares(request, response, next),
  ];
  const server = createServer(answerRequests(handlers, logError));
  checkUpgrades(server, (host) => listening && isOwnName(host));
  const address = await listen(server, options);
  // Nobody has asked yet, but somebody will.
  const ready = site.open().then(() => pause(unasked, undefined, { ref: false }));
  ready.then(loadSoon, () => undefined);
  return {
    address: address.replace('//0.0.0.0:', '//localhost:').replace('//[::]:', '//localhost:'),
    failed,
    async close() {
      const opened = await vite?.catch(() => undefined);
      server.close();
      await opened?.close();
      server.closeAllConnections();
      await site.save();
    },
  };
}

/** How long a start waits for somebody to open a page before it makes itself ready for more. */
const unasked = 500;
