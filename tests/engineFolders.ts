import { sourceFolders } from '../code/sourceFolders.mjs';

/** The folders of the engine: what a checkout needs to run every command. */
export const engineFolders: readonly string[] = [...sourceFolders, 'tools'];
