import { readdirSync } from 'node:fs';
import { sourceFolders } from '../code/sourceFolders.mjs';

/** The folders of the engine: what a checkout needs to run every command. */
export const engineFolders: readonly string[] = [...sourceFolders, 'tools'];

/** The files beside these folders that the commands read. */
export const engineFiles: readonly string[] = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  ...readdirSync('.').filter((name) => /^tsconfig.*\.json$/.test(name)),
];
