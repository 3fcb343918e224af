import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublic } from '../../../schema/manifest/readPublic.ts';

/** What a build of a site depends on beside the code and the clock. */
export interface SiteInputs {
  /** Names all of it: equal names mean equal builds, on other machines too. */
  name: string;
  /** Path of each YAML file → what its content is known by. */
  sources: Record<string, InputFile>;
  /** The same of the files of public/ that are published. */
  publicFiles: Record<string, InputFile>;
  /** Names those that are not, which are reported. */
  withheld: string;
}

/** A file as it was last read. */
export interface InputFile {
  /** Size, times and number: as long as they are the same, the content is. */
  stamp: string;
  digest: string;
}

/**
 * Names every YAML file and every file of public/ by its content. Files that were not touched since
 * they were last read (`known`) are not read again.
 */
export async function readSiteInputs(
  root: string,
  known: Partial<Pick<SiteInputs, 'sources' | 'publicFiles'>> = {},
): Promise<SiteInputs> {
  const yaml = ['pages.yaml', ...(await yamlFiles(root))];
  const sources = await sourcesOf(root, yaml, known.sources);
  const folder = await readPublic(root);
  const publicFiles = await sourcesOf(join(root, 'public'), folder.files, known.publicFiles);
  const withheld = JSON.stringify(folder.withheld);
  const inputs = { sources, publicFiles, withheld };
  return { name: fingerprintInputs(inputs), ...inputs };
}

/** Names all that a build of a site depends on. */
export function fingerprintInputs({ sources, publicFiles, withheld }: Omit<SiteInputs, 'name'>): string {
  const hash = createHash('sha1');
  for (const files of [sources, publicFiles]) {
    for (const [path, { digest }] of Object.entries(files)) hash.update(`${path}\0${digest}\0`);
    hash.update('\0');
  }
  return hash.update(withheld).digest('base64url');
}

async function sourcesOf(
  folder: string,
  paths: readonly string[],
  known: Record<string, InputFile> = {},
): Promise<Record<string, InputFile>> {
  const sources: Record<string, InputFile> = {};
  for (const path of paths) {
    const file = join(folder, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) continue;
    const before = known[path];
    const stamp = stampOf(stat);
    sources[path] =
      stamp !== '' && before?.stamp === stamp
        ? before
        : { stamp, digest: digestOf(await readFile(file)) };
  }
  return sources;
}

/** A file that was touched just now may be touched again within the same tick of its clock. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return Date.now() - ctimeMs < 2000 ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
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
