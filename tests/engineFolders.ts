/** The folders of the engine: what a checkout needs to run every command. */
export const engineFolders = [
  'base',
  'schema',
  'sections',
  'renderer',
  'server',
  'editor',
  'cli',
  'functions',
  'tools',
] as const;
