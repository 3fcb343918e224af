import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Row } from '../../_shared/intake/createSqlIntake.ts';
import type { Database, Statement } from './Database.ts';

/**
 * PGlite over a folder, in a thread of its own.
 *
 * @param packageRoot where this package lies; the thread's file and PGlite are found from there
 * @throws when the folder cannot be opened as a database
 */
export async function openEmbeddedDatabase(folder: string, packageRoot: string): Promise<Database> {
  const thread = new Worker(join(packageRoot, 'functions/_local/database/databaseWorker.mjs'), {
    workerData: { folder },
    stdout: true,
    stderr: true,
  });
  // The thread alone must not keep the process from ending.
  thread.unref();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', (error: Error) => end(error));
  thread.on('exit', () => end(new Error('the embedded database has stopped')));
  thread.on('message', ({ id, rows, error }: Answer) => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (error === undefined) waiter?.resolve(rows ?? []);
    else waiter?.reject(Object.assign(new Error(error.message), error));
  });
  const answer = (id: number) =>
    new Promise<Row[][]>((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      waiting.set(id, { resolve, reject });
      thread.ref();
    });
  const ask = (task: string, statements: Statement[], text = '') => {
    last += 1;
    const answered = answer(last);
    thread.postMessage({ id: last, task, statements, text });
    return answered;
  };
  await answer(0);
  return {
    query: async (text, parameters = []) => (await ask('query', [{ text, parameters }]))[0] ?? [],
    transaction: (statements) => ask('transaction', statements),
    runScript: async (text) => void (await ask('script', [], text)),
    close: async () => {
      await ask('close', []);
      await thread.terminate();
    },
  };
}

interface Waiting {
  resolve: (rows: Row[][]) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  rows?: Row[][];
  error?: { name: string; message: string; code?: string };
}
