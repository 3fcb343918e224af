import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

// Runs a TypeScript script under Node: node functions/run.mjs FILE [arguments]
const [, , file, ...rest] = process.argv;
process.argv = [process.argv[0], file, ...rest];
const { module } = await runnerImport(pathToFileURL(resolve(file)).href, {
  configFile: false,
  logLevel: 'error',
});
await module.main?.(rest);
