#!/usr/bin/env node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { commandLine } from '../code/commandLine.mjs';
import { enableCodeCache } from '../code/enableCodeCache.mjs';
import { setFlags } from './setFlags.mjs';

// The entry of the command `blockwright`.
const argv = process.argv.slice(2);
setFlags(argv);
const installation = await commandLine().catch(exitWithMessage);
const { packageRoot, fingerprint, bundles, isPrebuilt } = installation;
// The folder of an installed package may be read-only.
enableCodeCache(
  isPrebuilt
    ? join(dirname(packageRoot), '.cache/blockwright', fingerprint)
    : join(bundles, 'compiled'),
);
const main = join(installation.commandLine, 'main.cjs');
await createRequire(main)(main).main(argv, installation);

/** Explains a system error here, because the code for that is not bundled yet. */
function exitWithMessage(error) {
  if (error?.syscall === undefined) throw error;
  process.stderr.write(
    `${error.message}\nThe command is bundled into node_modules/.cache/blockwright once, which this user must be able to write.\n`,
  );
  process.exit(1);
}
