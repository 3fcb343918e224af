#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from './bundle/commandLine.mjs';

// The command `blockwright`.
const { main: bundle, ...installation } = await commandLine().catch(tell);
// Compiled code is kept too, by a Node that can (22.1 and later).
module.enableCompileCache?.(join(installation.cache, 'compiled'));
const { main } = await import(pathToFileURL(bundle).href);
await main(process.argv.slice(2), installation);

/** No code that explains errors is bundled yet. */
function tell(error) {
  if (error?.syscall === undefined) throw error;
  process.stderr.write(
    `${error.message}\nThe command is bundled into node_modules/.cache/blockwright once, which this user must be able to write.\n`,
  );
  process.exit(1);
}
