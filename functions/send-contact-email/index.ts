import { createContactHandler } from '../_shared/handlers/createContactHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The entry point for Supabase's edge runtime and `deno serve`. */
export default { fetch: createContactHandler(createSupabasePorts()) };
