import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { engineFolders } from '../engineFolders.ts';

/** Lists the README.md files that describe the code: of rooms, of features, and of folders in them. */
export function listReadmes(): string[] {
  const folders = [...engineFolders, 'create', 'data', 'tests'];
  return folders
    .flatMap((folder) => [folder, ...listFolders(folder)])
    .map((folder) => `${folder}/README.md`)
    .filter((path) => existsSync(path))
    .sort();
}

/** Lists the folders below a folder, without the sites of tests and what is installed. */
function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.test(entry.name))
    .map(({ name }) => posix.join(folder, name))
    .flatMap((path) => [path, ...listFolders(path)]);
}

/** Files of new sites among them: `create/files/README.md` describes no code. */
const ignored = /^(?:node_modules|fixtures|starters|files|\..*)$/;
