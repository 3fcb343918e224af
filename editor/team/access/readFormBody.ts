import type { IncomingMessage } from 'node:http';
import { readBytes } from '../../server/requestBodies.ts';

/** Reads the fields of a form of the server's own pages. */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBytes(request, 10_000)).toString('utf8'));
}
