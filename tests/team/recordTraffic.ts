import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before a server, as the guide asks for. */
interface Recorder {
  /** The address that browsers use. */
  origin: string;
  /** Says where the server is. */
  connect(port: number): void;
  /** Every byte that browsers received: lines, headers and bodies, streams too. */
  read(): string;
  close(): void;
}

/** Starts a proxy that records what browsers receive, uncompressed. */
export async function recordTraffic(): Promise<Recorder> {
  let port = 0;
  const received: (string | Buffer)[] = [];
  const server = createServer((request, response) => {
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { method, url: path } = request;
    const forwarded = send({ host: 'localhost', port, method, path, headers }, (answer) => {
      const { statusCode = 502, rawHeaders } = answer;
      received.push(`${method} ${path} ${statusCode} ${rawHeaders.join(' ')}\n`);
      answer.on('data', (chunk: Buffer) => received.push(chunk));
      answer.on('error', () => response.destroy());
      response.writeHead(statusCode, rawHeaders);
      // Streams of events begin with their headers alone.
      response.flushHeaders();
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    connect: (to) => {
      port = to;
    },
    read: () => received.map(String).join(''),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
