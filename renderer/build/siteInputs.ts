import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicFiles } from '../site/siteAssets.ts';

/**
 * Names all that a build of a site depends on beside the code and the clock: every YAML file, and
 * size and time of every file of public/. Equal names mean equal builds.
 */
export async function siteInputs(root: string): Promise<string> {
  const hash = createHash('sha1');
  for (const path of ['pages.yaml', ...(await yamlFiles(root))])
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(root, path)).catch(() => ''))
      .update('\0');
  for (const path of await publicFiles(root)) {
    const { size, mtimeMs } = statSync(join(root, 'public', path));
    hash.update(`${path} ${size} ${mtimeMs}\0`);
  }
  return hash.digest('base64url');
}

async function yamlFiles(root: string): Promise<string[]> {
  const folders = ['pages', 'data', 'data/forms'];
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  );
  return lists
    .flat()
    .filter((path) => /\.ya?ml$/.test(path))
    .sort();
}
