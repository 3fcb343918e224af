import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteText } from '../../../base/files/readSiteText.ts';
import { getSiteFileKind, listSourceFiles } from '../../../schema/index.ts';
import { compareVersions } from '../packages/versions.ts';
import { applyRename, renameInExpressions } from './applyRename.ts';
import type { Rename } from './Rename.ts';
import { renameInScripts } from './renameInScripts.ts';

/** What renames change in the files of a site. */
export interface SiteRenames {
  /** The files that change, with their texts. */
  files: { path: string; before: string; after: string }[];
  /** What the author has to rename, with the file. */
  failures: string[];
}

/** Applies what was renamed after a version to the texts of a site; writes nothing. */
export async function renameInSite(
  root: string,
  renames: readonly Rename[],
  from: string,
): Promise<SiteRenames> {
  const later = renames.filter(({ version }) => compareVersions(version, from) > 0);
  const result: SiteRenames = { files: [], failures: [] };
  if (later.length === 0) return result;
  for (const path of [...listSourceFiles(root), 'package.json']) {
    if (!existsSync(join(root, path))) continue;
    const before = await readSiteText(root, path);
    const { text, failures } = applyAll(before, path, later);
    result.failures.push(...failures.map((failure) => `${path}: ${failure}`));
    if (text !== before) result.files.push({ path, before, after: text });
  }
  return result;
}

function applyAll(
  before: string,
  path: string,
  renames: readonly Rename[],
): { text: string; failures: string[] } {
  const kind = getSiteFileKind(path);
  const failures: string[] = [];
  let text = before;
  for (const rename of renames) {
    if ('command' in rename) {
      if (path === 'package.json') text = renameInScripts(text, rename);
    } else if (kind === 'manifest' || kind === 'form') {
      const renamed = applyRename(text, kind, rename);
      failures.push(...renamed.failures);
      text = renamed.text;
    } else if (kind !== undefined) text = renameInExpressions(text, rename);
  }
  return { text, failures };
}
