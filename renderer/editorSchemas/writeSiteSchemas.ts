import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { generateSchemas } from './generateSchemas.ts';
import { readSiteNames } from './readSiteNames.ts';

/**
 * Writes the JSON Schemas of a site into `.blockwright/schema/`, where the settings of a new site
 * look for them. Leaves files alone that are up to date.
 *
 * @returns the paths below the site
 */
export async function writeSiteSchemas(root: string): Promise<string[]> {
  const schemas = await generateSchemas(root, await readSiteNames(root));
  const paths = Object.keys(schemas).map((path) => join('.blockwright', path));
  for (const [index, content] of Object.values(schemas).entries()) {
    const file = join(root, paths[index] ?? '');
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
    await writeWhole(file, content);
  }
  return paths;
}
