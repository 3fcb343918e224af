import { join } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';
import { listNames } from '../../base/files/listNames.ts';

/** The functions of a site by who writes them for the host. */
export interface SiteFunctions {
  /** Folders of `functions/` with a `handler` file: `functions build` writes them. */
  own: string[];
  /** Folders of `supabase/functions/`, which the command line of Supabase deploys. */
  foreign: string[];
}

/** Lists the functions that a site has besides the built-in ones. */
export function listSiteFunctions(root: string): SiteFunctions {
  return {
    own: listFolders(join(root, 'functions'), 'handler'),
    foreign: listFolders(join(root, 'supabase/functions'), 'index'),
  };
}

/** Lists the subfolders that have a file of this name with code. */
function listFolders(folder: string, file: string): string[] {
  const hasFile = (name: string) =>
    ['ts', 'mjs', 'js'].some((end) => isFile(join(folder, name, `${file}.${end}`)));
  return listNames(folder).filter((name) => /^[a-z]/.test(name) && hasFile(name));
}
