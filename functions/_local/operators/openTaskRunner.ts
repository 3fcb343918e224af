import { maintenanceTasks } from '../../_shared/handlers/createMaintenanceHandler.ts';
import { startLocalBackend } from '../startLocalBackend.ts';

/** Runs maintenance tasks where the submissions of a site are. */
export interface TaskRunner {
  run: (task: string, values?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

/**
 * Opens the submissions of a site: with `FUNCTIONS_URL` and `CRON_SECRET` through the deployed function
 * `maintain`, otherwise in the local backend of its folder, or in `DATABASE_URL`.
 */
export function openTaskRunner(
  root: string,
  packageRoot: string,
  env: Record<string, string | undefined> = process.env,
): TaskRunner {
  const url = env.FUNCTIONS_URL;
  if (url) return openDeployedFunction(url, env.CRON_SECRET ?? '');
  const dataDir = env.BACKEND_DIR;
  const backend = startLocalBackend({ root, packageRoot, env, ...(dataDir ? { dataDir } : {}) });
  return {
    async run(task, values = {}) {
      const { ports } = await backend.open();
      return (await maintenanceTasks[task]?.(ports, values)) ?? {};
    },
    close: () => backend.close(),
  };
}

/** Thrown when the deployed function refuses a task or does not answer. */
export class TaskFailure extends Error {
  override name = 'TaskFailure';
}

function openDeployedFunction(url: string, secret: string): TaskRunner {
  return {
    async run(task, values = {}) {
      const response = await fetch(`${url}/maintain`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-cron-secret': secret },
        body: JSON.stringify({ ...values, task }),
      }).catch((error: Error) => {
        throw new TaskFailure(`${url} does not answer: ${error.message}`);
      });
      const body = (await response.json().catch(() => ({}))) as Record<string, unknown> & {
        error?: { message?: string };
      };
      if (response.ok) return body;
      const hint =
        response.status === 401 ? ' Set CRON_SECRET to the secret of the functions.' : '';
      throw new TaskFailure(`${url}: ${body.error?.message ?? `HTTP ${response.status}.`}${hint}`);
    },
    close: async () => undefined,
  };
}
