import { join } from 'node:path';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { commands } from '../../cli/index.ts';
import { writeDrawings } from '../../code/writeDrawings.mjs';
import { generateReferencePages } from './generateReferencePages.ts';

/** Writes the reference pages in docs/reference/ and the drawings of icons and flags: files that git does not track. */
export async function main(): Promise<void> {
  const packageRoot = process.cwd();
  writeDrawings(packageRoot);
  for (const [path, content] of Object.entries(generateReferencePages(commands, packageRoot))) {
    await writeWhole(join(packageRoot, path), content);
    process.stdout.write(`${path}\n`);
  }
}
