import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { commands } from '../../cli/index.ts';
import { writeDrawings } from '../../code/writeDrawings.mjs';
import { generateReferencePages } from './generateReferencePages.ts';

/** Writes the reference pages in docs/reference/ and the drawings of icons and flags: files that git does not track. */
export async function main(): Promise<void> {
  const packageRoot = process.cwd();
  writeDrawings(packageRoot);
  // A type or a code may be gone.
  await rm(join(packageRoot, 'docs/reference'), { recursive: true, force: true });
  const pages = Object.entries(generateReferencePages(commands, packageRoot));
  for (const [path, content] of pages) await writeWhole(join(packageRoot, path), content);
  process.stdout.write(`${pages.length} pages in docs/reference/\n`);
}
