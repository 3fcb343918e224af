import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInFunctions } from '../../_shared/handlers/createFunctions.ts';

/** A function of the site: the folder functions/<name>/ with a `handler` file. */
export interface OwnFunction {
  name: string;
  /** Absolute path of its code, whose default export is a `HandlerFactory`. */
  path: string;
}

/**
 * Finds a site's own functions. Folders whose names begin with an underscore are shared code.
 *
 * @throws Error for a function with the name of a built-in one
 */
export async function findOwnFunctions(root: string): Promise<OwnFunction[]> {
  const folder = join(root, 'functions');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[a-z]/.test(name));
  const found: OwnFunction[] = [];
  for (const name of names.toSorted()) {
    const path = await findFirst(extensions.map((end) => join(folder, name, `handler.${end}`)));
    if (path === undefined) continue;
    if (Object.hasOwn(builtInFunctions, name))
      throw new Error(
        `functions/${name}: this is the name of a built-in function; rename the folder`,
      );
    found.push({ name, path });
  }
  return found;
}

const extensions = ['ts', 'mjs', 'js'];

async function findFirst(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile()) return path;
  }
  return undefined;
}
