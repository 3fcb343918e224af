import { readPublic } from '../../schema/index.ts';

/** Lists the published files of public/ as sorted paths from the root (`/images/logo.png`). */
export async function listPublicFiles(root: string): Promise<string[]> {
  const { files } = await readPublic(root);
  return files.map((path) => `/${path}`);
}
