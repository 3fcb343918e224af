import { maintenanceTasks } from '../../_shared/handlers/createMaintenanceHandler.ts';
import { openTaskRunner } from './openTaskRunner.ts';

/**
 * Runs a maintenance task: `npm run backend:do -- TASK [VALUE]`. With `FUNCTIONS_URL` and
 * `CRON_SECRET` the deployed function `maintain` runs it, otherwise the local backend of this folder
 * (or `DATABASE_URL`).
 *
 *     erase EMAIL      deletes everything stored about an address
 *     delete ID        deletes one submission
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
  const runner = openTaskRunner(process.cwd(), process.cwd());
  try {
    console.log(JSON.stringify(await runner.run(task, values), null, 2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await runner.close();
  }
}

const valueNames: Record<string, string> = {
  erase: 'email',
  export: 'email',
  retain: 'days',
  release: 'id',
  delete: 'id',
};
