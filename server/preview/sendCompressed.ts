import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getStamp } from '../../base/files/fileStamp.ts';
import { textTypes } from '../../base/http/textTypes.ts';

/**
 * Answers with a text file, compressed as the browser prefers.
 *
 * @param file path of an existing file
 * @returns false if the file is no text, or the request asks for a range or accepts no compression
 */
export function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): boolean {
  const type = textTypes[extname(file)];
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
  if (!type || !encoding || request.headers.range) return false;
  const tag = `"${Buffer.from(getStamp(statSync(file))).toString('base64url')}-${encoding}"`;
  response.setHeader('content-type', type);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return true;
  }
  const content = readFileSync(file);
  const body = encoding === 'br' ? brotliCompressSync(content, brotliOptions) : gzipSync(content);
  response.writeHead(200, { 'content-encoding': encoding, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name, weight = ''] = item.trim().split(';');
    return name === encoding && !/q=0(\.0*)?$/.test(weight);
  });
}

/** Settings that hosts use for files that they compress on request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
