import { listPackageModules } from '../../base/features/packageModules.ts';
import { logError } from '../../base/http/handleRequests.ts';

/**
 * Runs what features do after the pages that are waited for of `dev` or `edit`: the export `whenIdle` of their
 * files `idle.ts`. Their code is loaded only now, and the server goes on if one of them fails.
 *
 * @param address where `dev` serves the site
 */
export async function runIdleTasks(root: string, address?: string): Promise<void> {
  const ofPackages = listPackageModules<{ whenIdle: IdleTask }>('idle').map(
    ({ exports }) =>
      async () =>
        exports.whenIdle,
  );
  for (const load of [...builtIn, ...ofPackages])
    await load()
      .then((whenIdle) => whenIdle(root, address))
      .catch(logError);
}

type IdleTask = (root: string, address?: string) => Promise<void>;

const builtIn = Object.values(
  import.meta.glob<IdleTask>('../../{functions,features/*}/idle.ts', {
    import: 'whenIdle',
  }),
);
