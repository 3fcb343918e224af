import { createApplicantHandler } from '../_shared/handlers/createApplicantHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The entry point for Supabase's edge runtime and `deno serve`. */
export default { fetch: createApplicantHandler(createSupabasePorts()) };
