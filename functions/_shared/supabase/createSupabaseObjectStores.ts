import type { ObjectStore } from '../ports/ObjectStore.ts';

/** A project and the bucket to access. */
interface StorageLocation {
  /** Origin of the project, such as `https://abc.supabase.co`. */
  base: string;
  /** Secret key of the service role. */
  key: string;
  bucket: string;
}

/** Creates the object store of a bucket on Supabase's storage API. */
export function createSupabaseObjectStore(
  { base, key, bucket }: StorageLocation,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): ObjectStore {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(
      new Request(`${base}/storage/v1${path}`, {
        ...init,
        signal: AbortSignal.timeout(20_000),
        headers: { authorization: `Bearer ${key}`, apikey: key, ...init.headers },
      }),
    );
  const createInit = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    async read(name, limit) {
      const response = await request(`/object/${bucket}/${encodeURIComponent(name)}`);
      if (!response.ok) {
        const { statusCode } = (await response.json()) as { statusCode?: string };
        if (statusCode === '404') return 'missing';
        throw new StorageError(statusCode ?? String(response.status));
      }
      if (Number(response.headers.get('content-length') ?? 0) > limit) {
        await response.body?.cancel();
        return 'too_large';
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      return bytes.byteLength > limit ? 'too_large' : bytes;
    },
    async readClaim(name) {
      const response = await request(`/object/info/${bucket}/${encodeURIComponent(name)}`);
      const body = (await response.json()) as {
        statusCode?: string;
        metadata?: { claim?: unknown } | null;
      };
      if (!response.ok) {
        if (body.statusCode === '404') return undefined;
        throw new StorageError(body.statusCode ?? String(response.status));
      }
      const claim = body.metadata?.claim;
      return typeof claim === 'string' ? claim : undefined;
    },
    async write(name, bytes, type) {
      const response = await request(`/object/${bucket}/${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: bytes,
      });
      if (response.ok) return;
      const { statusCode } = (await response.json()) as { statusCode?: string };
      if (statusCode !== '409') throw new StorageError(statusCode ?? String(response.status));
    },
    async sign(name, seconds) {
      const path = `/object/sign/${bucket}/${encodeURIComponent(name)}`;
      const response = await request(path, createInit('POST', { expiresIn: seconds }));
      if (!response.ok) throw new StorageError(String(response.status));
      const { signedURL } = (await response.json()) as { signedURL: string };
      return `${base}/storage/v1${signedURL}`;
    },
    async remove(names) {
      if (names.length === 0) return;
      const response = await request(
        `/object/${bucket}`,
        createInit('DELETE', { prefixes: names }),
      );
      if (!response.ok) throw new StorageError(String(response.status));
    },
  };
}

/** Thrown when storage refuses a request; `code` is its status. */
class StorageError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`storage responded with ${code}`);
    this.name = 'StorageError';
    this.code = code;
  }
}
