import { startLocalHarness } from './support/backendHarness.ts';
import { generalContract } from './support/generalContract.ts';
import { startPostgres } from './support/postgres.ts';
import { startDenoHarness } from './support/startDenoHarness.ts';

generalContract('the general function on the local backend', (root, env) =>
  startLocalHarness(env, root),
);

generalContract('the general function on Deno over PostgreSQL', async (root, env) => {
  const server = await startPostgres();
  const harness = await startDenoHarness(server.database(), env, root);
  return {
    ...harness,
    async stop() {
      await harness.stop();
      await server.stop();
    },
  };
});
