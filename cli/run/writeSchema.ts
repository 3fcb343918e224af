import { join } from 'node:path';
import type { Installation } from '../../renderer/bundle/Installation.ts';
import { loadOwnSections } from '../../renderer/bundle/loadOwnSections.ts';
import { findSiteCode } from '../../renderer/bundle/SiteCode.ts';
import { writeSiteSchemas } from '../../renderer/editorSchemas/writeSiteSchemas.ts';
import { writeWhole } from '../../schema/manifest/siteFiles.ts';
import { generateFiles } from '../../tools/docs/generateFiles.ts';
import type { Options } from '../options/Options.ts';

/**
 * `schema`: writes the JSON Schemas of a site for editors into `.blockwright/schema/`. In the
 * repository, generates those of the package and the reference pages of docs/.
 */
export async function writeSchema({ root }: Options, installation: Installation): Promise<number> {
  const { packageRoot } = installation;
  if (root !== packageRoot) {
    await loadOwnSections(findSiteCode(root, installation));
    for (const path of await writeSiteSchemas(root)) process.stdout.write(`${path}\n`);
    return 0;
  }
  for (const [path, content] of Object.entries(await generateFiles(packageRoot))) {
    // Written whole, because a build may read these files at the same time.
    await writeWhole(join(packageRoot, path), content);
    process.stdout.write(`${path}\n`);
  }
  return 0;
}
