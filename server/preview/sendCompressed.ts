import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getStamp } from '../../schema/manifest/siteFiles.ts';
import { textTypes } from '../http/textTypes.ts';

/**
 * Answers with a text file, compressed as the browser prefers. Each file is compressed once.
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
  const { tag, body } = compress(file, encoding);
  response.setHeader('content-type', type);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return true;
  }
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

interface CompressedFile {
  stamp: string;
  tag: string;
  body: Buffer;
}

/** Encoding and path → the compressed file. */
const compressed = new Map<string, CompressedFile>();

function compress(file: string, encoding: 'br' | 'gzip'): CompressedFile {
  const key = `${encoding} ${file}`;
  const stamp = getStamp(statSync(file));
  let result = compressed.get(key);
  if (result?.stamp !== stamp) {
    const content = readFileSync(file);
    const tag = `"${Buffer.from(stamp).toString('base64url')}-${encoding}"`;
    const body = encoding === 'br' ? brotliCompressSync(content, brotliOptions) : gzipSync(content);
    result = { stamp, tag, body };
    compressed.set(key, result);
  }
  return result;
}

/** Settings that hosts use for files that they compress on request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
