import { join } from 'node:path';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { findSiteCode, type Installation, loadSiteSections } from '../../code/index.ts';
import { writeDrawings } from '../../code/writeDrawings.mjs';
import { writeSiteSchemas } from '../../renderer/index.ts';
import { generateReferencePages } from '../../tools/docs/generateReferencePages.ts';
import { commands } from '../commands.ts';
import type { Options } from '../options/Options.ts';

/**
 * `schema`: writes the JSON Schemas of a site for editors into `.blockwright/schema/`. In the
 * repository, writes the reference pages in docs/reference/ and the drawings of icons as well.
 */
export async function writeSchema({ root }: Options, installation: Installation): Promise<number> {
  const { packageRoot } = installation;
  // The reference describes the engine alone.
  const reference = root === packageRoot ? generateReferencePages(commands, packageRoot) : {};
  await loadSiteSections(findSiteCode(root, installation));
  const paths = await writeSiteSchemas(root);
  if (root === packageRoot) writeDrawings(packageRoot);
  for (const [path, content] of Object.entries(reference)) {
    await writeWhole(join(packageRoot, path), content);
    paths.push(path);
  }
  for (const path of paths) process.stdout.write(`${path}\n`);
  return 0;
}
