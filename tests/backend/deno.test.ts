import { contract, contractSettings } from './contract.ts';
import { startPostgres } from './postgres.ts';
import { startDenoHarness } from './startDenoHarness.ts';

contract('the functions on Deno over PostgreSQL', async () => {
  const server = await startPostgres();
  const stage = await startDenoHarness(server.database(), contractSettings);
  return {
    ...stage,
    async stop() {
      await stage.stop();
      server.stop();
    },
  };
});
