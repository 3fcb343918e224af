#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from './commandLine.mjs';

// The command `blockwright`.
const { main: bundle, ...installation } = await commandLine();
// Compiled code is kept too, by a Node that can (22.1 and later).
module.enableCompileCache?.(join(installation.cache, 'compiled'));
const { main } = await import(pathToFileURL(bundle).href);
await main(process.argv.slice(2), installation);
