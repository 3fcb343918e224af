import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendAddress } from './backendAddress.ts';

/**
 * The browser's Supabase client, made at the first call. This module is the only one that imports
 * supabase-js; it is itself imported only by `connect`, once a form is touched.
 */
export function getSupabaseClient(): SupabaseClient {
  client ??= createClient(
    backendAddress || location.origin,
    import.meta.env.VITE_SUPABASE_ANON_KEY ?? localKey,
    {
      // Visitors never sign in: nothing to keep, to refresh or to look for in the address.
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: endingFetch },
    },
  );
  return client;
}

let client: SupabaseClient | undefined;

/** The key that the local backend takes. */
const localKey = 'local-anon-key';

/** `fetch` that gives up in the end, so that no form stays in the state of sending for ever. */
const endingFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(tenMinutes) });

const tenMinutes = 600_000;
