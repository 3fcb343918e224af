import { applicant } from '../_shared/handlers/applicant.ts';
import { supabasePorts } from '../_shared/supabasePorts.ts';

/** The function as Supabase's edge runtime and `deno serve` call it. */
export default { fetch: applicant(supabasePorts()) };
