/**
 * Thrown where the engine needs a module at once that browsers load later. The caller loads it, and
 * runs again.
 */
export class LateModule extends Error {
  readonly load: () => Promise<void>;

  constructor(name: string, load: () => Promise<void>) {
    super(`The module ${name} is not loaded yet.`);
    this.load = load;
  }
}

const loaded = new Map<string, unknown>();

/**
 * Returns a module that was loaded before.
 *
 * @throws LateModule
 */
export function takeModule(name: string, importModule: () => Promise<unknown>): unknown {
  if (loaded.has(name)) return loaded.get(name);
  throw new LateModule(name, async () => {
    loaded.set(name, await importModule());
  });
}

/** Runs a function until no module is missing. */
export async function runWithLateModules<Result>(
  run: () => Promise<Result>,
  load = (importModule: () => Promise<void>) => importModule(),
): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof LateModule)) throw error;
      await load(error.load);
    }
  }
}
