import { contract, contractSettings } from './support/contract.ts';
import { startPostgres } from './support/postgres.ts';
import { startDenoHarness } from './support/startDenoHarness.ts';

contract('the functions on Deno over PostgreSQL', async () => {
  const server = await startPostgres();
  const harness = await startDenoHarness(server.database(), contractSettings);
  return {
    ...harness,
    async stop() {
      await harness.stop();
      await server.stop();
    },
  };
});
