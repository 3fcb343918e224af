import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';

/** Returns the routes of the last successful build; undefined when there was none. */
export async function readPreviousRoutes(root: string): Promise<string[] | undefined> {
  try {
    return JSON.parse(await readFile(routesFile(root), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Saves the routes of a build, so that the next check can warn about removed pages. */
export async function saveRoutes(
  root: string,
  pages: readonly Pick<Page, 'route'>[],
): Promise<void> {
  const routes = pages.map((page) => page.route);
  await writeWhole(routesFile(root), `${JSON.stringify(routes, null, 1)}\n`);
}

function routesFile(root: string): string {
  return join(root, '.blockwright', 'routes.json');
}
