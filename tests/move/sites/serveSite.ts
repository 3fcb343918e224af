import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a site answers at an address: a page in HTML, or anything else. */
export type ServedAnswer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

/** A site on this machine. */
export interface RunningSite {
  url: string;
  /** The addresses that were asked for, with the number of times. */
  asked: Map<string, number>;
  /** The most requests at the same time. */
  mostAtOnce: number;
  close(): Promise<void>;
}

/**
 * Serves a site on this machine.
 *
 * @param answer returns what is at an address with its query; undefined for what does not exist
 */
export async function serveSite(
  answer: (address: string, origin: string) => ServedAnswer | undefined,
): Promise<RunningSite> {
  const asked = new Map<string, number>();
  let open = 0;
  const site = { url: '', asked, mostAtOnce: 0, close: async () => {} };
  const listener: RequestListener = ({ url = '/' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    site.mostAtOnce = Math.max(site.mostAtOnce, ++open);
    response.on('close', () => open--);
    const found = answer(url, site.url);
    const {
      status = 200,
      headers = {},
      body = '',
    } = found === undefined
      ? { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not here</h1>' }
      : typeof found === 'string'
        ? { headers: { 'content-type': 'text/html; charset=utf-8' }, body: found }
        : found;
    response.writeHead(status, headers).end(body);
  };
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.close = async () => {
    server.closeAllConnections();
    await new Promise((ready) => server.close(ready));
  };
  return site;
}
