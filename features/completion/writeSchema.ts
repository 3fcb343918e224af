import type { Options } from '../../cli/index.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import { writeSiteSchemas } from './writeSiteSchemas.ts';

/** `schema`: writes the JSON Schemas of a site for editors into `.blockwright/schema/`. */
export async function writeSchema({ root }: Options, installation: Installation): Promise<number> {
  await loadSiteCode(findSiteCode(root, installation));
  for (const path of await writeSiteSchemas(root)) process.stdout.write(`${path}\n`);
  return 0;
}
