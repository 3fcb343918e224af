import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicFiles as filesOfPublic } from '../site/publicFiles.ts';

/** What a build of a site depends on beside the code and the clock. */
export interface SiteInputs {
  /** Names all of it: equal names mean equal builds. */
  name: string;
  /** Path of each YAML file → what its content is known by. */
  sources: Record<string, Source>;
  /** Names the files of public/. */
  publicFiles: string;
}

/** A file as it was last read. */
export interface Source {
  /** Size and times: as long as they are the same, the content is. */
  stamp: string;
  digest: string;
}

/**
 * Names every YAML file by its content, and every file of public/ by size and time. Files that
 * were not touched since they were last read (`known`) are not read again.
 *
 * @param anywhere whether equal files are to have equal names on other machines too, which give
 *   them other times: the files of public/ are then read
 */
export async function siteInputs(
  root: string,
  known: Record<string, Source> = {},
  { anywhere = false } = {},
): Promise<SiteInputs> {
  const sources: Record<string, Source> = {};
  for (const path of ['pages.yaml', ...(await yamlFiles(root))]) {
    const file = join(root, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) continue;
    const before = known[path];
    const stamp = stampOf(stat);
    const source =
      stamp !== '' && before?.stamp === stamp
        ? before
        : { stamp, digest: digestOf(await readFile(file)) };
    sources[path] = source;
  }
  const hash = createHash('sha1');
  for (const path of await filesOfPublic(root)) {
    const file = join(root, 'public', path);
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path} ${size} ${anywhere ? digestOf(await readFile(file)) : mtimeMs}\0`);
  }
  const publicFiles = hash.digest('base64url');
  return { name: nameOfInputs({ sources, publicFiles }), sources, publicFiles };
}

/** Names all that a build of a site depends on. */
export function nameOfInputs({
  sources,
  publicFiles,
}: Pick<SiteInputs, 'sources' | 'publicFiles'>): string {
  const hash = createHash('sha1');
  for (const [path, { digest }] of Object.entries(sources)) hash.update(`${path}\0${digest}\0`);
  return hash.update(publicFiles).digest('base64url');
}

/** A file that was touched just now may be touched again within the same tick of its clock. */
function stampOf({ size, mtimeMs, ctimeMs }: Stats): string {
  return Date.now() - ctimeMs < 2000 ? '' : `${size} ${mtimeMs} ${ctimeMs}`;
}

function digestOf(content: Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
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
