import { maintenanceTasks } from '../_shared/handlers/createMaintenanceHandler.ts';
import { startLocalBackend } from './startLocalBackend.ts';

/**
 * `npm run backend:do -- TASK [VALUE]`: what operators do, from the command line. With
 * `FUNCTIONS_URL` and `CRON_SECRET` it is done by the deployed function `maintain`, otherwise on the
 * local backend of this folder (or `DATABASE_URL`).
 *
 *     erase EMAIL      deletes everything held about an address
 *     export EMAIL     shows everything held about an address
 *     retain [DAYS]    deletes what is older (RETENTION_DAYS, 365)
 *     sweep            deletes uploads that belong to no application
 *     drain            sends waiting mail
 *     revive           queues dead letters again
 *     release ID       accepts a submission that was held as spam
 *     status           counts
 */
export async function main([task = '', value]: string[]): Promise<void> {
  const run = Object.hasOwn(maintenanceTasks, task) ? maintenanceTasks[task] : undefined;
  const needed = valueNames[task];
  if (run === undefined || (needed !== undefined && needed !== 'days' && value === undefined)) {
    console.error(
      `usage: npm run backend:do -- ${Object.keys(maintenanceTasks).join('|')} [VALUE]`,
    );
    process.exitCode = 2;
    return;
  }
  const values = needed === undefined || value === undefined ? {} : { [needed]: value };
  const url = process.env.FUNCTIONS_URL;
  console.log(
    JSON.stringify(
      url ? await askDeployed(url, task, values) : await askLocal(task, values),
      null,
      2,
    ),
  );
}

const valueNames: Record<string, string> = {
  erase: 'email',
  export: 'email',
  retain: 'days',
  release: 'id',
};

async function askDeployed(
  url: string,
  task: string,
  values: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${url}/maintain`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cron-secret': process.env.CRON_SECRET ?? '',
    },
    body: JSON.stringify({ task, ...values }),
  });
  if (!response.ok) process.exitCode = 1;
  return response.json();
}

async function askLocal(task: string, values: Record<string, string>): Promise<unknown> {
  const dataDir = process.env.BACKEND_DIR;
  const backend = startLocalBackend({ root: process.cwd(), ...(dataDir ? { dataDir } : {}) });
  try {
    const { ports } = await backend.open();
    return await maintenanceTasks[task]?.(ports, values);
  } finally {
    await backend.close();
  }
}
