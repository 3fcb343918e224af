import { contract, contractSettings } from './contract.ts';
import { startPostgres } from './postgres.ts';
import { startDenoHarness } from './startDenoHarness.ts';

contract('the functions on Deno over PostgreSQL', async () => {
  const server = await startPostgres();
  const harness = await startDenoHarness(server.database(), contractSettings);
  return {
    ...harness,
    async stop() {
      await harness.stop();
      server.stop();
    },
  };
});
