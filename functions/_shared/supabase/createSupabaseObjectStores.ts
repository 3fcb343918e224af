import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ObjectStore } from '../ports/ObjectStore.ts';

/** A project whose storage is accessed. */
interface StorageProject {
  /** Origin of the project, such as `https://abc.supabase.co`. */
  base: string;
  /** Secret key of the service role. */
  key: string;
}

/** Returns the function that opens the object store of a bucket on Supabase's storage API. */
export function createSupabaseObjectStores(
  { base, key }: StorageProject,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): (bucket: string) => ObjectStore {
  let client: SupabaseClient | undefined;
  return (bucket) => {
    // At the first use, because a project without uploads need not name its address.
    client ??= createClient(base, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      // The client requires a WebSocket, which Node 20 lacks, although only channels use it.
      realtime: { transport: class {} as unknown as typeof WebSocket },
      global: {
        fetch: (url, init) =>
          fetch(new Request(url, { ...init, signal: AbortSignal.timeout(20_000) })),
      },
    });
    const objects = client.storage.from(bucket);
    return {
      async read(name, limit) {
        const { data, error } = await objects.download(encodeURIComponent(name)).asStream();
        if (isMissing(error)) return 'missing';
        return (await readStream(accept(data, error), limit)) ?? 'too_large';
      },
      async readClaim(name) {
        const { data, error } = await objects.info(encodeURIComponent(name));
        if (isMissing(error)) return undefined;
        const claim = accept(data, error).metadata?.claim;
        return typeof claim === 'string' ? claim : undefined;
      },
      async write(name, bytes, contentType) {
        const { data, error } = await objects.upload(encodeURIComponent(name), bytes, {
          contentType,
        });
        if (getStatus(error) !== '409') accept(data, error);
      },
      async sign(name, seconds) {
        const { data, error } = await objects.createSignedUrl(encodeURIComponent(name), seconds);
        return accept(data, error).signedUrl;
      },
      async remove(names) {
        if (names.length === 0) return;
        const { data, error } = await objects.remove(names);
        accept(data, error);
      },
    };
  };
}

/** Reads a stream; returns undefined, and reads no further, once it has more bytes than the limit. */
async function readStream(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function isMissing(error: Error | null): boolean {
  return getStatus(error) === '404';
}

/** Returns the status that storage names in its answer, which may differ from that of the response. */
function getStatus(error: Error | null): string | undefined {
  return (error as { statusCode?: string } | null)?.statusCode;
}

/** Returns the data of a response, or throws its error. */
function accept<Data>(data: Data | null, error: Error | null): Data {
  if (error !== null || data === null) throw new StorageError(getStatus(error) ?? 'no answer');
  return data;
}

/** Thrown when storage refuses a request or does not answer; `code` is its status. */
class StorageError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`storage responded with ${code}`);
    this.name = 'StorageError';
    this.code = code;
  }
}
