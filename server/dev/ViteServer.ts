import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { checkOrigin, checkUpgrades } from '../../base/http/checkOrigin.ts';
import { createHostMatcher } from '../../base/http/createHostMatcher.ts';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { moduleFolders, restrictModules } from '../http/restrictModules.ts';
import { stripBase } from '../http/stripBase.ts';
import { openVite, type ViteOptions } from './openVite.ts';

/**
 * A server that answers requests by its handlers, and all others by Vite. Vite takes longer to load than
 * a page takes to render, so it is loaded when somebody needs it.
 */
export class ViteServer {
  readonly #options: Omit<ViteOptions, 'server' | 'port'>;
  readonly #server: Server = createServer();
  #vite: Promise<ViteDevServer> | undefined;
  #acceptsUpgrades = false;
  #fail: (error: Error) => void = () => undefined;
  /** Rejects when the server cannot go on. */
  readonly failed: Promise<never>;

  constructor(options: Omit<ViteOptions, 'server' | 'port'>) {
    this.#options = options;
    this.failed = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    // A failure before the caller awaits `failed` must not count as unhandled.
    this.failed.catch(() => undefined);
  }

  /** Whether Vite is loaded, or being loaded. */
  get hasVite(): boolean {
    return this.#vite !== undefined;
  }

  /** Loads Vite on the first call. */
  loadVite(): Promise<ViteDevServer> {
    if (!this.#vite) {
      const { port } = this.#server.address() as AddressInfo;
      this.#vite = openVite({ ...this.#options, server: this.#server, port });
      this.#vite.then(() => {
        this.#acceptsUpgrades = true;
      }, this.#fail);
    }
    return this.#vite;
  }

  /** Loads Vite before somebody needs it. `failed` reports a failure. */
  async preloadVite(): Promise<void> {
    // Connections that are open while the server closes end after it has lost its port.
    if (this.#server.listening) await this.loadVite().catch(() => undefined);
  }

  /**
   * Starts to listen.
   *
   * @param port the first port to try; the next free one is used
   * @param handlers answer requests in this order, before Vite does
   * @param untilModules requests that Vite answers wait for it
   * @returns the address of the server, such as `http://localhost:5173/`
   */
  async listen(
    port: number,
    handlers: readonly RequestHandler[],
    untilModules?: Promise<unknown>,
  ): Promise<string> {
    const { code, host } = this.#options;
    const isOwnHost = createHostMatcher(host);
    const all = [
      checkOrigin(isOwnHost),
      stripBase(code.root),
      ...handlers,
      restrictModules(moduleFolders(code)),
      async (...[request, response, next]: Parameters<RequestHandler>) => {
        await untilModules;
        (await this.loadVite()).middlewares(request, response, next);
      },
    ];
    this.#server.on('request', handleRequests(all, logError));
    checkUpgrades(this.#server, (header) => this.#acceptsUpgrades && isOwnHost(header));
    return listen(this.#server, { host, port });
  }

  /** Ends the server and Vite. */
  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await (await this.#vite?.catch(() => undefined))?.close();
  }
}
