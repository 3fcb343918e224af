import { createSubmissionHandler } from '../_shared/handlers/createSubmissionHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The entry point for Supabase's edge runtime and `deno serve`. */
export default { fetch: createSubmissionHandler('send-contact-email', createSupabasePorts()) };
