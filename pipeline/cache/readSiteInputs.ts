import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import { getStamp, isSettled } from '../../base/files/fileStamp.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';
import {
  listFunctionFiles,
  listRootFiles,
  listSourceFiles,
  listUnreadFiles,
  readPublic,
} from '../../schema/index.ts';

/** Everything a build depends on besides the code and the clock. */
export interface SiteInputs {
  /** Hash of all inputs: equal fingerprints mean equal builds, on other machines too. */
  fingerprint: string;
  /** YAML files, Markdown files of collections, functions, theme.css, team.yaml and JSON, by path. */
  sources: Record<string, InputFile>;
  /** Published files of public/ by path. */
  publicFiles: Record<string, InputFile>;
  /** Files of public/ that are not published, and files that nobody reads, as JSON: they cause warnings. */
  withheld: string;
  /** The contents of sources that are not as they were known, by path. */
  edited: ReadonlyMap<string, Buffer>;
}

/** A file as it was last read. */
interface InputFile {
  /** Size, times and inode; empty for a file that may change again without a new stamp. */
  stamp: string;
  digest: string;
}

/**
 * Hashes every file that the site is read from and every published file of public/.
 *
 * @param known inputs of an earlier build: files with the same stamp are not read again
 */
export async function readSiteInputs(
  root: string,
  known: Partial<Pick<SiteInputs, 'sources' | 'publicFiles'>> = {},
): Promise<SiteInputs> {
  const sourceFiles = listSourceFiles(root);
  const edited = new Map<string, Buffer>();
  const sources = await readSources(root, known.sources, sourceFiles, edited);
  const { files, withheld: withheldFiles } = await readPublic(root);
  const publicFiles = await hashFiles(
    files,
    (path) => resolvePublicFile(root, path),
    known.publicFiles,
  );
  const withheld = JSON.stringify([withheldFiles, listUnreadFiles(root, sourceFiles)]);
  const inputs = { sources, publicFiles, withheld };
  return { fingerprint: fingerprintInputs(inputs), ...inputs, edited };
}

/** Hashes every file that the site is read from, as `readSiteInputs` does. */
export function readSources(
  root: string,
  known?: SiteInputs['sources'],
  sourceFiles = listSourceFiles(root),
  edited?: Map<string, Buffer>,
): Promise<SiteInputs['sources']> {
  const code = [...listFunctionFiles(root), 'theme.css'];
  const paths = [...sourceFiles, ...code, ...listRootFiles(root)];
  return hashFiles(paths, (path) => resolveSiteFile(root, path), known, edited);
}

/** Returns one hash for all inputs of a build. */
export function fingerprintInputs({
  sources,
  publicFiles,
  withheld,
}: Omit<SiteInputs, 'fingerprint' | 'edited'>): string {
  const lists = [sources, publicFiles].map((files) =>
    Object.entries(files)
      .map(([path, { digest }]) => `${path}\0${digest}\0`)
      .join(''),
  );
  return contentHash([...lists, withheld].join('\0'));
}

async function hashFiles(
  paths: readonly string[],
  resolve: (path: string) => string,
  known: Record<string, InputFile> = {},
  edited?: Map<string, Buffer>,
): Promise<Record<string, InputFile>> {
  const files: Record<string, InputFile> = {};
  for (const path of paths) {
    let file: string;
    try {
      file = resolve(path);
    } catch (error) {
      // The link is an input as well: the check reports it.
      if (error instanceof OutsideSiteError) files[path] = { stamp: '', digest: 'outside' };
      continue;
    }
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    const previous = known[path];
    const stamp = isSettled(stats) ? getStamp(stats) : '';
    if (stamp !== '' && previous?.stamp === stamp) files[path] = previous;
    else {
      const content = await readFile(file);
      const digest = contentHash(content);
      if (previous && previous.digest !== digest) edited?.set(path, content);
      files[path] = { stamp, digest };
    }
  }
  return files;
}
