import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// PGlite in a thread of its own: starting it takes seconds of computing, during which the server
// goes on serving pages. Plain JavaScript, because Node loads this file as it stands.
// Asked: { id, task: 'query' | 'transaction' | 'script' | 'close', … }; answers { id, rows } or
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
