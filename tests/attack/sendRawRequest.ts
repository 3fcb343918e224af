import { connect } from 'node:net';

/** The response of a server. */
export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** A request that is sent unchanged, even if it is invalid. */
export interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request byte for byte and reads the response until the connection closes. */
export function sendRawRequest(port: number, request: RawRequest): Promise<RawResponse> {
  const { method = 'GET', path, headers = {}, body = '' } = request;
  const all: Record<string, string> = {
    host: `localhost:${port}`,
    connection: 'close',
    ...(body.length > 0 && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, 'localhost');
    const finish = () => {
      socket.destroy();
      resolve(parseResponse(Buffer.concat(chunks)));
    };
    socket.setTimeout(20_000, finish);
    // A server may refuse a body before it was sent completely.
    socket.on('error', finish).on('close', finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body);
  });
}

function parseResponse(bytes: Buffer): RawResponse {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const rest = text.slice(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest;
  return { status: Number(first.split(' ')[1] ?? 0), headers, body };
}

function joinChunks(text: string): string {
  let joined = '';
  for (let at = 0; ; ) {
    const line = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, line), 16);
    if (line < 0 || !(size > 0)) return joined;
    joined += text.slice(line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
}
