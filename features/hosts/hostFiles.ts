/** What is loaded for a site that names its host, in one piece. */
export { generateOutputFile } from './generateOutputFile.ts';
export { printHost } from './printHost.ts';
export { writeHostFiles } from './writeHostFiles.ts';
