import { FunctionsClient } from '@supabase/functions-js';
import { version } from '@supabase/functions-js/package.json';
import { StorageClient } from '@supabase/storage-js';
import { backendAddress } from './backendAddress.ts';

/**
 * Creates the Supabase client that calls functions.
 *
 * @param customFetch sends the requests instead of `fetch`
 */
export function createFunctionsClient(customFetch = fetch): FunctionsClient {
  return new FunctionsClient(`${getOrigin()}/functions/v1`, {
    headers: { ...headers },
    customFetch,
  });
}

/**
 * Creates the Supabase client that uploads files.
 *
 * @param customFetch sends the requests instead of `fetch`
 */
export function createStorageClient(customFetch = fetch): StorageClient {
  return new StorageClient(`${getOrigin()}/storage/v1`, { ...headers }, customFetch);
}

/**
 * Whether the CORS headers of a function allow these headers. OPTIONS reaches no code of a function but
 * its answer to browsers.
 */
export async function acceptsHeaders(
  name: string,
  more: Record<string, string>,
  signal?: AbortSignal,
): Promise<boolean> {
  // The site's own server asks for no CORS headers.
  if (getOrigin() === location.origin) return true;
  return fetch(`${getOrigin()}/functions/v1/${name}`, {
    method: 'OPTIONS',
    headers: { ...headers, 'Content-Type': 'application/json', ...more },
    signal: AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]),
  }).then(
    () => true,
    () => false,
  );
}

function getOrigin(): string {
  return backendAddress || location.origin;
}

/** Visitors never sign in. The local backend accepts `local-anon-key`. */
const apikey: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? 'local-anon-key';

/** The headers of the whole client, supabase-js, of which these clients are parts with the same version. */
const headers = {
  apikey,
  Authorization: `Bearer ${apikey}`,
  'X-Client-Info': `supabase-js/${version}; runtime=web`,
};
