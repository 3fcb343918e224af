import { existsSync } from 'node:fs';
import { cachePath } from '../../../base/files/cachePath.ts';
import { FolderInUse } from '../../../base/files/holdLock.ts';
import { maintenanceTasks } from '../../_shared/handlers/createMaintenanceHandler.ts';
import { readSecrets } from '../readSecrets.ts';
import { startLocalBackend } from '../startLocalBackend.ts';

/** Runs maintenance tasks where the submissions of a site are. */
export interface TaskRunner {
  run: (task: string, values?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

/**
 * Opens the submissions of a site: with `FUNCTIONS_URL` and `CRON_SECRET` through the deployed function
 * `maintain`, otherwise in `DATABASE_URL` or in the local backend of its folder. While `dev` or
 * `preview` uses this folder, its function `maintain` runs the tasks.
 */
export function openTaskRunner(
  root: string,
  packageRoot: string,
  env: Record<string, string | undefined> = process.env,
): TaskRunner {
  const url = env.FUNCTIONS_URL;
  if (url) return openDeployedFunction(url, env.CRON_SECRET ?? '');
  const dataDir = env.BACKEND_DIR || cachePath(root, 'backend');
  if (!env.DATABASE_URL && !existsSync(dataDir)) return noSubmissions;
  const backend = startLocalBackend({ root, packageRoot, env, dataDir });
  return {
    async run(task, values = {}) {
      const opened = await backend.open().catch((error: Error) => {
        // A process keeps the files open that were replaced.
        if (error instanceof FolderInUse && error.url && !error.isReplaced) return error.url;
        throw error;
      });
      if (typeof opened !== 'string')
        return (await maintenanceTasks[task]?.(opened.ports, values)) ?? {};
      const secret = env.CRON_SECRET ?? (await readSecrets(dataDir)).cron;
      return openDeployedFunction(`${opened}/functions/v1`, secret).run(task, values);
    },
    close: () => backend.close(),
  };
}

/** The runner of a site that never received a submission: opening a database would take seconds. */
const noSubmissions: TaskRunner = {
  run: async (task, { id } = {}) => {
    if (id !== undefined) throw new TaskFailure(`No submission has the reference ${id}.`);
    return task === 'list' ? { submissions: [] } : { submissions: 0, files: 0 };
  },
  close: async () => undefined,
};

/** Thrown when the deployed function refuses a task or does not answer. */
class TaskFailure extends Error {
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
