import { UserError } from '../../base/errors/UserError.ts';
import { parseAddress } from '../../base/text/parseAddress.ts';

/** Returns the origin of the form backend, which `VITE_SUPABASE_URL` names; undefined without one. */
export function readBackendOrigin(address = process.env.VITE_SUPABASE_URL): string | undefined {
  if (!address) return undefined;
  const parsed = parseAddress(address);
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new UserError(
    'VITE_SUPABASE_URL is not an address. Set it to the address of the project, such as https://example.supabase.co.',
  );
}
