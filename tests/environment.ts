/** Returns the environment of a command outside of tests, for which Vitest sets variables of its own. */
export function environment(): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  return env;
}
