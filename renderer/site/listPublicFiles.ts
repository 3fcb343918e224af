import { readPublic } from '../../schema/manifest/readPublic.ts';

/** Lists every file of public/ that is published, as addresses (`/images/logo.png`), sorted. */
export async function listPublicFiles(root: string): Promise<string[]> {
  const { files } = await readPublic(root);
  return files.map((path) => `/${path}`);
}
