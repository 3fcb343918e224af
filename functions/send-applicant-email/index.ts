import { createApplicantHandler } from '../_shared/handlers/createApplicantHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The function as Supabase's edge runtime and `deno serve` call it. */
export default { fetch: createApplicantHandler(createSupabasePorts()) };
