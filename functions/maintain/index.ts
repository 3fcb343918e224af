import { createMaintenanceHandler } from '../_shared/handlers/createMaintenanceHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The entry point for Supabase's edge runtime and `deno serve`. */
export default { fetch: createMaintenanceHandler(createSupabasePorts()) };
