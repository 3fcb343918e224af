import { FunctionsClient } from '@supabase/functions-js';
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

function getOrigin(): string {
  return backendAddress || location.origin;
}

/** Visitors never sign in. The local backend accepts `local-anon-key`. */
const apikey: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? 'local-anon-key';
const headers = { apikey, Authorization: `Bearer ${apikey}` };
