import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Links the packages that npm would install into a folder, so that a missing dependency fails. */
export async function linkDependencies(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const entries = Object.entries<{ dev?: boolean; link?: boolean }>(lock.packages);
  for (const [path, { dev, link }] of entries) {
    if (dev || link || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    const source = join(process.cwd(), path);
    if (!(await stat(source).catch(() => undefined))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(source, join(folder, path));
  }
}
