import { join } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { importFile } from '../../base/files/importFile.ts';
import type { Installation } from '../../code/index.ts';
import type { Options } from '../options/Options.ts';

/** `new site DIR`: creates a site from a starter, as `npm create blockwright` does. */
export async function newSite(options: Options, installation: Installation): Promise<number> {
  const { positionals, values } = options;
  process.stdout.write(await createNewSite({ folder: positionals[0], ...values }, installation));
  return 0;
}

/**
 * Creates a site, and asks in the terminal for what was not given.
 *
 * @returns the message for the user
 * @throws UsageError for a wrong answer, or a folder that contains files
 */
export async function createNewSite(
  given: GivenSite,
  { packageRoot }: Installation,
): Promise<string> {
  // The package of `npm create` has no dependencies, so it is plain JavaScript.
  const load = <Module>(file: string): Promise<Module> =>
    importFile(join(packageRoot, 'create', file));
  const { askForSite } = await load<AskModule>('askForSite.mjs');
  const { CreateError } = await load<ErrorModule>('CreateError.mjs');
  const { createSite } = await load<CreateModule>('createSite.mjs');
  try {
    return await createSite(await askForSite(given));
  } catch (error) {
    throw error instanceof CreateError ? new UsageError(error.message) : error;
  }
}

/** Answers that are known before the first question: folder, name, url, starter and yes. */
type GivenSite = Record<string, Options['values'][string]>;

interface AskModule {
  askForSite(given: GivenSite): Promise<Record<'folder' | 'name' | 'url' | 'starter', string>>;
}

interface ErrorModule {
  CreateError: new () => Error;
}

interface CreateModule {
  createSite(options: Record<string, string>): Promise<string>;
}
