import { createSearchHandler } from '../_shared/handlers/createSearchHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The function as Supabase's edge runtime and `deno serve` call it. */
export default { fetch: createSearchHandler(createSupabasePorts()) };
