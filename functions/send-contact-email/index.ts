import { createContactHandler } from '../_shared/handlers/createContactHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The function as Supabase's edge runtime and `deno serve` call it. */
export default { fetch: createContactHandler(createSupabasePorts()) };
