import type { SupabaseClient } from '@supabase/supabase-js';
import type * as Supabase from './supabaseClient.ts';

/**
 * Loads the Supabase client at the first call. Forms call this when a visitor first touches them, so
 * that it is ready when they are sent.
 *
 * @throws if the code cannot be loaded; the next call tries again.
 */
export function loadSupabaseClient(): Promise<SupabaseClient> {
  clientPromise ??= importModule().then(
    ({ getSupabaseClient: supabase }) => supabase(),
    (error: unknown) => {
      clientPromise = undefined;
      failedUrl = findModuleUrl(error) ?? failedUrl;
      throw error;
    },
  );
  return clientPromise;
}

let clientPromise: Promise<SupabaseClient> | undefined;
/** URL of the module after its loading failed. */
let failedUrl: string | undefined;
let retries = 0;

/** Imports the module. A retry uses another URL, because browsers may cache the failure. */
function importModule(): Promise<typeof Supabase> {
  if (!failedUrl) return import('./supabaseClient.ts');
  const url = new URL(failedUrl);
  url.searchParams.set('again', String(++retries));
  return import(/* @vite-ignore */ url.href);
}

/** Finds the module's URL in an error message of Chromium or Firefox. */
function findModuleUrl(error: unknown): string | undefined {
  const url = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0];
  return url?.startsWith(`${location.origin}/`) ? url : undefined;
}
