import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Runs PGlite in a worker thread: it takes seconds of CPU time to start, and the server continues to
// serve pages meanwhile. This file is plain JavaScript because Node loads it without a build step.
// Requests: { id, task: 'query' | 'transaction' | 'script' | 'close', … }. Responses: { id, rows } or
// { id, error }.

const database = await PGlite.create(workerData.folder);
parentPort.postMessage({ id: 0 });

parentPort.on('message', async ({ id, task, statements, text }) => {
  try {
    parentPort.postMessage({ id, rows: await tasks[task](statements, text) });
  } catch (error) {
    const { name, message, code } = error;
    parentPort.postMessage({ id, error: { name, message, code } });
  }
});

const tasks = {
  query: async ([statement]) => [await run(database, statement)],
  transaction: (statements) =>
    database.transaction(async (transaction) => {
      const results = [];
      for (const statement of statements) results.push(await run(transaction, statement));
      return results;
    }),
  script: async (_, text) => {
    await database.exec(text);
    return [];
  },
  close: async () => {
    await database.close();
    return [];
  },
};

async function run(connection, { text, parameters }) {
  return (await connection.query(text, parameters)).rows;
}
