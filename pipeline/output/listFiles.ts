import { listTree } from '../../base/files/listTree.ts';
import { stateName } from './stateFolder.ts';

/** Lists the paths of all files below an output, without following links. */
export async function listFiles(folder: string): Promise<string[]> {
  return listTree(folder)
    .flatMap(({ path, entry }) => (entry.isDirectory() ? [] : path))
    .filter((path) => !path.startsWith(`${stateName}/`))
    .sort();
}
