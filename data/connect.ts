import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * The Supabase client, loaded over the network at the first call. Forms call it when they are first
 * touched, so that it is there by the time they are sent.
 *
 * @throws when the code cannot be loaded; the next call tries again.
 */
export function connect(): Promise<SupabaseClient> {
  connection ??= import('./supabase.ts').then(
    ({ supabase }) => supabase(),
    (error: unknown) => {
      connection = undefined;
      throw error;
    },
  );
  return connection;
}

let connection: Promise<SupabaseClient> | undefined;
