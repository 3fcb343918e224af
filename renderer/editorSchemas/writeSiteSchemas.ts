import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';
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
  for (const [path, content] of Object.entries(schemas)) {
    const file = cachePath(root, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
    await writeWhole(file, content);
  }
  return Object.keys(schemas).map((path) => join('.blockwright', path));
}
