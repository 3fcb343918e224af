#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../renderer/bundle/commandLine.mjs';

// The entry of the command `blockwright`.
const installation = await commandLine().catch(exitWithMessage);
// Node 22.1 and later also cache compiled code; an installed package may be read-only.
module.enableCompileCache?.(
  installation.isPrebuilt ? undefined : join(installation.bundles, 'compiled'),
);
const { main } = await import(pathToFileURL(join(installation.commandLine, 'main.js')).href);
await main(process.argv.slice(2), installation);

/** Explains a system error here, because the code for that is not bundled yet. */
function exitWithMessage(error) {
  if (error?.syscall === undefined) throw error;
  process.stderr.write(
    `${error.message}\nThe command is bundled into node_modules/.cache/blockwright once, which this user must be able to write.\n`,
  );
  process.exit(1);
}
