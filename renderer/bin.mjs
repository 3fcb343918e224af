#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { commandLine } from './commandLine.mjs';

// The command `blockwright`.
const { main: bundle, ...installation } = await commandLine();
const { main } = await import(pathToFileURL(bundle).href);
await main(process.argv.slice(2), installation);
