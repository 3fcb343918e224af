import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendAddress } from './backendAddress.ts';

/**
 * Returns the browser's Supabase client. This is the only module that imports supabase-js, and
 * `loadSupabaseClient` imports it only when a visitor touches a form.
 */
export function getSupabaseClient(): SupabaseClient {
  client ??= createClient(
    backendAddress || location.origin,
    import.meta.env.VITE_SUPABASE_ANON_KEY ?? localKey,
    {
      // Visitors never sign in, so there is no session to store or refresh.
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: fetchWithTimeout },
    },
  );
  return client;
}

let client: SupabaseClient | undefined;

/** The key that the local backend accepts. */
const localKey = 'local-anon-key';

/** `fetch` with a time limit, so that no form stays in its sending state forever. */
const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(tenMinutes) });

const tenMinutes = 600_000;
