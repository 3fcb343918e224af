import { maintenanceTasks } from '../_shared/handlers/createMaintenanceHandler.ts';
import { startLocalBackend } from './startLocalBackend.ts';

/**
 * Runs a maintenance task: `npm run backend:do -- TASK [VALUE]`. With `FUNCTIONS_URL` and
 * `CRON_SECRET` the deployed function `maintain` runs it, otherwise the local backend of this folder
 * (or `DATABASE_URL`).
 *
 *     erase EMAIL      deletes everything stored about an address
 *     export EMAIL     prints everything stored about an address
 *     retain [DAYS]    deletes older submissions (RETENTION_DAYS, 365)
 *     sweep            deletes uploads that belong to no application
 *     drain            sends queued messages
 *     revive           queues messages again that were given up
 *     release ID       accepts a quarantined submission
 *     status           prints counts
 */
export async function main([task = '', value]: string[]): Promise<void> {
  const runTask = Object.hasOwn(maintenanceTasks, task) ? maintenanceTasks[task] : undefined;
  const valueName = valueNames[task];
  if (
    runTask === undefined ||
    (valueName !== undefined && valueName !== 'days' && value === undefined)
  ) {
    console.error(
      `Usage: npm run backend:do -- ${Object.keys(maintenanceTasks).join('|')} [VALUE]`,
    );
    process.exitCode = 2;
    return;
  }
  const values = valueName === undefined || value === undefined ? {} : { [valueName]: value };
  const url = process.env.FUNCTIONS_URL;
  console.log(
    JSON.stringify(
      url ? await runOnDeployedFunction(url, task, values) : await runOnLocalBackend(task, values),
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

async function runOnDeployedFunction(
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

async function runOnLocalBackend(task: string, values: Record<string, string>): Promise<unknown> {
  const dataDir = process.env.BACKEND_DIR;
  const backend = startLocalBackend({ root: process.cwd(), ...(dataDir ? { dataDir } : {}) });
  try {
    const { ports } = await backend.open();
    return await maintenanceTasks[task]?.(ports, values);
  } finally {
    await backend.close();
  }
}
