/**
 * The origin of the backend: `VITE_SUPABASE_URL` for a hosted project; empty when the site's own
 * server is the backend, as in `dev` and `preview`.
 */
export const backendAddress: string = (import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '');

/**
 * Whether the page is served by `dev`, `edit` or `preview` with its local backend, which answers to
 * loopback names and IP addresses only.
 */
export function hasLocalBackend(): boolean {
  const { hostname = '' } = globalThis.location ?? {};
  const isLocal = /^(?:localhost|.+\.localhost|[\d.]+|\[.*\])$/.test(hostname);
  return isLocal && backendAddress === '';
}

/** Returns the address of an edge function, to which forms without JavaScript are posted. */
export function getFunctionAddress(name: string): string {
  return `${backendAddress}/functions/v1/${name}`;
}
