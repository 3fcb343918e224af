import { join } from 'node:path';
import { isFile } from '../../../base/files/isFile.ts';
import { listNames } from '../../../base/files/listNames.ts';
import { resolveSiteFile } from '../../../base/files/resolveSiteFile.ts';
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
 * @throws Error for a function with the name of a built-in one, and for a link out of the site
 */
export async function findSiteFunctions(root: string): Promise<OwnFunction[]> {
  const names = listNames(join(root, 'functions')).filter((name) => /^[a-z]/.test(name));
  const found: OwnFunction[] = [];
  for (const name of names.toSorted()) {
    const path = extensions
      .map((end) => `functions/${name}/handler.${end}`)
      .find((file) => isFile(join(root, file)));
    if (path === undefined) continue;
    if (Object.hasOwn(builtInFunctions, name))
      throw new Error(
        `functions/${name}: this is the name of a built-in function; rename the folder`,
      );
    found.push({ name, path: resolveSiteFile(root, path) });
  }
  return found;
}

const extensions = ['ts', 'mjs', 'js'];
