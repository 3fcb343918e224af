import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CheckOptions } from '../../schema/check/CheckOptions.ts';
import { type CheckedSite, checkSite } from '../../schema/check/checkSite.ts';
import { sectionChecks, sectionTypes } from './sectionTypes.ts';

/**
 * Checks a site made of files (path → content) and links (path → target), with the repository's section
 * types.
 */
export async function checkFiles(
  files: Record<string, string | Buffer>,
  options: Partial<CheckOptions> = {},
  links: Record<string, string> = {},
): Promise<CheckedSite> {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-check-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    for (const [path, target] of Object.entries(links)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await symlink(target, join(root, path));
    }
    return await checkFolder(root, options);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Checks a site in a folder, with the repository's section types. */
export function checkFolder(
  root: string,
  options: Partial<CheckOptions> = {},
): Promise<CheckedSite> {
  return checkSite({
    root,
    sections: sectionTypes,
    checks: sectionChecks,
    mode: 'build',
    now: new Date('2026-06-01T00:00:00Z'),
    ...options,
  });
}
