import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Runs PGlite in a worker thread: it takes seconds of CPU time to start, and the server continues to
// serve pages meanwhile. This file is plain JavaScript because Node loads it without a build step.
// Requests: { id, task: 'query' | 'queryAs' | 'script' | 'close', values }. Responses: { id, rows } or
// { id, error }.

const database = await PGlite.create(workerData.folder);
parentPort.postMessage({ id: 0 });

parentPort.on('message', async ({ id, task, values }) => {
  try {
    parentPort.postMessage({ id, rows: await tasks[task](...values) });
  } catch (error) {
    const { name, message, code } = error;
    parentPort.postMessage({ id, error: { name, message, code } });
  }
});

const tasks = {
  query: async (text, parameters) => (await database.query(text, parameters)).rows,
  queryAs: (role, text, parameters) =>
    database.transaction(async (transaction) => {
      await transaction.query(`set local role ${role}`);
      return (await transaction.query(text, parameters)).rows;
    }),
  script: async (text) => void (await database.exec(text)),
  close: () => database.close(),
};
