import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * Replaces each module of a folder that another folder contains as well by a module that passes on that
 * one, so that the package has it once.
 *
 * @param {string} root the folder of both
 * @param {string} folder path of the folder whose modules are replaced, below the root
 * @param {string} other path of the other folder below the root
 */
export async function shareFiles(root, folder, other) {
  for (const name of await readdir(join(root, folder))) {
    const twin = join(root, other, name);
    if (!name.endsWith('.cjs') || !existsSync(twin)) continue;
    const code = await readFile(join(root, folder, name), 'utf8');
    // What it loads may differ, although the name is the same.
    if (/__dirname|require\("\.\//.test(code) || code !== (await readFile(twin, 'utf8'))) continue;
    const path = posix.join(posix.relative(folder, other), name);
    await writeFile(join(root, folder, name), `module.exports = require('${path}');\n`);
  }
}
