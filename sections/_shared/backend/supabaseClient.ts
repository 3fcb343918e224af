import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendAddress } from './backendAddress.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { takeUploadObserver } from './observedUploads.ts';

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
      global: { fetch: fetchFromBackend },
    },
  );
  return client;
}

let client: SupabaseClient | undefined;

/** The key that the local backend accepts. */
const localKey = 'local-anon-key';

/** `fetch` that reports the progress of uploads and gives up, so that no form is sent forever. */
const fetchFromBackend: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const observer = takeUploadObserver(headers);
  if (observer === undefined)
    return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(oneMinute) });
  const signal = observer.signal ?? init?.signal ?? null;
  return fetchWithProgress(input, { ...init, headers, signal }, observer);
};

const oneMinute = 60_000;
