import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { OtherFiles, RuleContext } from '../RuleContext.ts';
import { findConflicts } from '../yaml/merge-conflict.ts';

/**
 * Reports merge conflicts in the texts of public/, which are published as they are, and in files that
 * nobody reads.
 */
export async function checkFiles(
  { publicFolder, unread }: OtherFiles,
  { root }: RuleContext,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const files = [
    ...publicFolder.files.map((path) => [`public/${path}`, resolvePublicFile(root, path)] as const),
    ...unread.map((path) => [path, join(root, path)] as const),
  ];
  for (const [path, file] of files) {
    if (!text.test(path)) continue;
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? maxSize) >= maxSize) continue;
    const content = await readFile(file, 'utf8').catch(() => '');
    if (content.includes('<<<<<<<')) problems.push(...findConflicts(new SourceFile(path, content)));
  }
  return problems;
}

const text =
  /(?:^|\/)(?:_headers|_redirects)$|\.(?:css|csv|html?|ics|js|json|md|mjs|svg|tsv|toml|txt|vcf|webmanifest|xml|ya?ml)$/i;

/** Larger files are data, which nobody merges by hand; in bytes. */
const maxSize = 1_000_000;
