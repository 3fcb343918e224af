import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A response. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests a path without normalizing it, as `fetch` would. */
export async function rawRequest(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const sent = request({ host: hostname, port, path, method, headers: { ...headers } });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Requests an upgrade; returns the status, or 0 if the server closes the connection. */
export async function rawUpgrade(address: string, path: string, headers: string[] = []) {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
  ]);
  socket.resetAndDestroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}
