/**
 * The folders with the sources of the product, in the order of imports. The hash of the code, the
 * linter of imports and the tests read this list. `code/codeHash.test.ts` compares it with the folders
 * of the repository and with `files` of package.json, and `npm run types` with the TypeScript projects.
 */
export const sourceFolders = [
  'base',
  'schema',
  'sections',
  'renderer',
  'code',
  'pipeline',
  'server',
  'cli',
  'features',
  'editor',
  'functions',
];
