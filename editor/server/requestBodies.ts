import type { IncomingMessage } from 'node:http';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { EditError } from '../../features/_shared/yamlEdits/index.ts';

/** A malformed request, and the status to answer it with. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Reads a body of at most `limit` bytes. Rejects with an EditError if it is larger. */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A `for await` loop that ends early would destroy the request before it is answered.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new EditError(`Too large: send at most ${formatSize(limit)}`));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The sender went away')));
  });
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1000} kB` : `${Math.floor(bytes / 1_000_000)} MB`;
}

/** How deep a request may be nested: a site has fewer levels, and recursion an end. */
const maxLevels = 100;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** Reads a body of JSON. Rejects with a BadRequest if it is malformed. */
export async function readJson<Schema extends TSchema>(
  schema: Schema,
  request: IncomingMessage,
  limit: number,
): Promise<Static<Schema>> {
  const body = (await readBytes(request, limit)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new BadRequest('The request is not JSON');
  }
  if (isDeeperThan(maxLevels, value))
    throw new BadRequest(`The request has more than ${maxLevels} levels`);
  if (!Value.Check(schema, value)) throw new BadRequest('The request has another form');
  return value as Static<Schema>;
}
