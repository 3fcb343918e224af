import { logError } from '../../base/http/handleRequests.ts';

/**
 * Runs what features do once nobody waits for a page of `dev` or `edit`: the export `whenIdle` of their
 * files `idle.ts`. Their code is loaded only now, and the server goes on if one of them fails.
 */
export async function runIdleTasks(root: string): Promise<void> {
  for (const load of tasks)
    await load()
      .then((whenIdle) => whenIdle(root))
      .catch(logError);
}

const tasks = Object.values(
  import.meta.glob<(root: string) => Promise<void>>('../../{functions,features/*}/idle.ts', {
    import: 'whenIdle',
  }),
);
