import { contract, contractSettings } from './contract.ts';
import { denoStage } from './denoStage.ts';
import { startPostgres } from './postgres.ts';

contract('the functions on Deno over PostgreSQL', async () => {
  const server = await startPostgres();
  const stage = await denoStage(server.database(), contractSettings);
  return {
    ...stage,
    async stop() {
      await stage.stop();
      server.stop();
    },
  };
});
