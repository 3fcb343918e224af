import { readFile, rm } from 'node:fs/promises';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { writeWhole } from '../../base/files/writeWhole.ts';
import type { Page } from '../../schema/vocabulary.ts';

/** Returns the routes of the last successful build; undefined when there was none, or the file is damaged. */
export async function readPreviousRoutes(root: string): Promise<string[] | undefined> {
  const file = routesFile(root);
  try {
    const routes: unknown = JSON.parse(await readFile(file, 'utf8'));
    const isList = Array.isArray(routes) && routes.every((route) => typeof route === 'string');
    return isList ? routes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves the routes of a build, so that the next check can warn about removed pages. Does without where
 * the site cannot be written to, because the output may be elsewhere. Replaces a folder in its place,
 * since a damaged cache must not fail a build.
 */
export async function saveRoutes(
  root: string,
  pages: readonly Pick<Page, 'route'>[],
): Promise<void> {
  const routes = pages.map((page) => page.route);
  const text = `${JSON.stringify(routes, null, 1)}\n`;
  const file = routesFile(root);
  try {
    await writeWhole(file, text).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EISDIR') throw error;
      await rm(file, { recursive: true });
      await writeWhole(file, text);
    });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
}

function routesFile(root: string): string {
  return cacheFolder(root, 'routes.json');
}
