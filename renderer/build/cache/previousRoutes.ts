import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../../../schema/page.ts';

/** The routes of the last successful build; undefined when there was none. */
export async function readPreviousRoutes(root: string): Promise<string[] | undefined> {
  try {
    return JSON.parse(await readFile(file(root), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Remembers the routes of this build, so that one that vanishes later is noticed. */
export async function saveRoutes(
  root: string,
  pages: readonly Pick<Page, 'route'>[],
): Promise<void> {
  await mkdir(join(root, '.blockwright'), { recursive: true });
  const routes = pages.map((page) => page.route);
  // On a full disk the routes of the last build stay.
  const draft = `${file(root)}.${process.pid}`;
  try {
    await writeFile(draft, `${JSON.stringify(routes, null, 1)}\n`);
    await rename(draft, file(root));
  } finally {
    await rm(draft, { force: true });
  }
}

function file(root: string): string {
  return join(root, '.blockwright', 'routes.json');
}
