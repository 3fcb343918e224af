import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Row } from '../../_shared/intake/createSqlIntake.ts';
import { findOwnFolder } from '../system/findOwnFolder.ts';
import type { Database } from './Database.ts';

/**
 * Opens PGlite on a folder, in a worker worker.
 *
 * @param packageRoot the folder of the package `blockwright`
 * @throws when the folder cannot be opened as a database
 */
export async function openEmbeddedDatabase(folder: string, packageRoot: string): Promise<Database> {
  const worker = new Worker(
    join(findOwnFolder(packageRoot), '_local/database/databaseWorker.mjs'),
    {
      workerData: { folder },
      stdout: true,
      stderr: true,
    },
  );
  // An idle worker must not keep the process running.
  worker.unref();
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('error', (error: Error) => fail(error));
  worker.on('exit', () => fail(new Error('The embedded database has stopped')));
  worker.on('message', ({ id, rows, error }: WorkerResponse) => {
    const request = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) worker.unref();
    if (error === undefined) request?.resolve(rows ?? []);
    else request?.reject(Object.assign(new Error(error.message), error));
  });
  const waitFor = (id: number) =>
    new Promise<Row[]>((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      pending.set(id, { resolve, reject });
      worker.ref();
    });
  const send = (task: string, ...values: unknown[]) => {
    lastId += 1;
    const response = waitFor(lastId);
    worker.postMessage({ id: lastId, task, values });
    return response;
  };
  await waitFor(0);
  return {
    query: (text, parameters) => send('query', text, parameters),
    queryAs: (role, text, parameters) => send('queryAs', role, text, parameters),
    runScript: async (text) => void (await send('script', text)),
    close: async () => {
      await send('close');
      await worker.terminate();
    },
  };
}

interface PendingRequest {
  resolve: (rows: Row[]) => void;
  reject: (error: Error) => void;
}

interface WorkerResponse {
  id: number;
  rows?: Row[];
  error?: { name: string; message: string; code?: string };
}
