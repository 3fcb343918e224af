/**
 * Where the backend is: `VITE_SUPABASE_URL` for a hosted project; empty when it is served with the
 * site, as `dev` and `preview` do.
 */
export const backendAddress: string = (import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '');

/** The address of an edge function, for forms that are sent without JavaScript. */
export function getFunctionAddress(name: string): string {
  return `${backendAddress}/functions/v1/${name}`;
}
