import { resolve } from 'node:path';
import { createServer } from 'vite';
import { doors } from '../code/doors.mjs';

// Runs a TypeScript script under Node: node tools/run.mjs FILE [arguments]
const [, , file, ...rest] = process.argv;
process.argv = [process.argv[0], file, ...rest];
// The server stays open, because scripts import modules later too. It listens to nothing and watches
// nothing, so that it does not keep the process running.
const server = await createServer({
  configFile: false,
  plugins: [doors()],
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
});
const module = await server.ssrLoadModule(resolve(file));
await module.main?.(rest);
