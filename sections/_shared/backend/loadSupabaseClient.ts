import type { SupabaseClient } from '@supabase/supabase-js';
import type * as Supabase from './supabaseClient.ts';

/**
 * The Supabase client, loaded over the network at the first call. Forms call it when they are first
 * touched, so that it is there by the time they are sent.
 *
 * @throws when the code cannot be loaded; the next call tries again.
 */
export function loadSupabaseClient(): Promise<SupabaseClient> {
  connection ??= load().then(
    ({ getSupabaseClient: supabase }) => supabase(),
    (error: unknown) => {
      connection = undefined;
      address = addressIn(error) ?? address;
      throw error;
    },
  );
  return connection;
}

let connection: Promise<SupabaseClient> | undefined;
/** Where the code is, once it could not be loaded from there. */
let address: string | undefined;
let tries = 0;

/** Browsers may remember a module that could not be loaded, but not by another address. */
function load(): Promise<typeof Supabase> {
  if (!address) return import('./supabaseClient.ts');
  const url = new URL(address);
  url.searchParams.set('again', String(++tries));
  return import(/* @vite-ignore */ url.href);
}

/** Chromium and Firefox name the module that could not be loaded. */
function addressIn(error: unknown): string | undefined {
  const named = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0];
  return named?.startsWith(`${location.origin}/`) ? named : undefined;
}
