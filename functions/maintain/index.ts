import { createMaintenanceHandler } from '../_shared/handlers/createMaintenanceHandler.ts';
import { createSupabasePorts } from '../_shared/supabase/createSupabasePorts.ts';

/** The function as Supabase's edge runtime and `deno serve` call it. */
export default { fetch: createMaintenanceHandler(createSupabasePorts()) };
