import postgres from 'postgres';
import { createHttpMailer } from '../../../features/_shared/mail/index.ts';
import { createSqlIntake } from '../intake/createSqlIntake.ts';
import { drainOutbox } from '../outbox/drainOutbox.ts';
import { createFileStore } from '../ports/createFileStore.ts';
import type { Environment, Ports } from '../ports/Ports.ts';
import { compileForms } from '../site/compileForm.ts';
import { createFunctionTexts } from '../site/FunctionTexts.ts';
import { createSupabaseObjectStores } from './createSupabaseObjectStores.ts';
import type { DeployedSite } from './DeployedSite.ts';

/**
 * Creates the ports on Supabase's edge runtime or plain Deno from environment variables:
 * `SUPABASE_URL`, `SUPABASE_SERVICE_ROLE_KEY` or `SUPABASE_SECRET_KEYS`, and `DATABASE_URL` or
 * `SUPABASE_DB_URL`. The first query opens the database connection.
 *
 * @param createEnvironment adds defaults to the environment variables
 */
export function createSupabasePorts(
  { forms, look, words, locales = {} }: DeployedSite,
  createEnvironment: (env: Environment) => Environment = (env) => env,
): Ports {
  const env = createEnvironment((name) => Deno.env.get(name) || undefined);
  const log: Ports['log'] = (entry) => console.log(JSON.stringify(entry));
  const sql = postgres(env('DATABASE_URL') ?? env('SUPABASE_DB_URL') ?? '', {
    // Poolers in transaction mode do not support prepared statements.
    prepare: false,
    max: Number(env('DATABASE_CONNECTIONS') ?? 2),
    idle_timeout: 20,
    // The default waits up to 20 seconds before it connects again.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 1),
    connect_timeout: 5,
    onnotice: () => undefined,
  });
  const compiledForms = compileForms(forms);
  const ports: Ports = {
    intake: createSqlIntake((text, parameters) => sql.unsafe(text, parameters)),
    files: createFileStore(
      createSupabaseObjectStores({ base: env('SUPABASE_URL') ?? '', key: getServiceKey(env) }),
    ),
    sendMail: createHttpMailer(env),
    fetch: globalThis.fetch,
    loadForms: () => compiledForms,
    look: async (locale = '') => ({ ...look, ...locales[locale]?.look }),
    texts: async (locale = '') => createFunctionTexts(locales[locale]?.words ?? words),
    env,
    drainOutbox: () => drainOutbox(ports),
    waitUntil: (work) => {
      const handled = work.catch((error: Error) =>
        log({ background: 'failed', error: error.name }),
      );
      (globalThis as EdgeGlobals).EdgeRuntime?.waitUntil(handled);
    },
    log,
    now: () => new Date(),
  };
  return ports;
}

interface EdgeGlobals {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

/** Returns the secret key: newer projects have a JSON object of keys, older ones a single JWT. */
function getServiceKey(env: Ports['env']): string {
  const keys = env('SUPABASE_SECRET_KEYS');
  if (keys !== undefined) {
    const keysByName = JSON.parse(keys) as Record<string, string>;
    const key = keysByName.default ?? Object.values(keysByName)[0];
    if (key !== undefined) return key;
  }
  return env('SUPABASE_SERVICE_ROLE_KEY') ?? '';
}
