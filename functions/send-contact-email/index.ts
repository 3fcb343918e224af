import { contact } from '../_shared/handlers/contact.ts';
import { supabasePorts } from '../_shared/supabasePorts.ts';

/** The function as Supabase's edge runtime and `deno serve` call it. */
export default { fetch: contact(supabasePorts()) };
