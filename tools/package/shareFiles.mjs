import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * Takes files of a folder from another folder that contains them as well, so that the package has each
 * of them once: a module passes on that of the other folder, and data are read from there.
 *
 * @param {string} root the folder of both
 * @param {string} folder path of the folder whose files are replaced, below the root
 * @param {string} other path of the other folder below the root
 */
export async function shareFiles(root, folder, other) {
  const path = posix.relative(folder, other);
  const names = await readdir(join(root, folder));
  const modules = names.filter((name) => name.endsWith('.cjs'));
  for (const name of names) {
    const [file, twin] = [join(root, folder, name), join(root, other, name)];
    if (!existsSync(twin)) continue;
    const content = await readFile(file, 'utf8');
    if (content !== (await readFile(twin, 'utf8'))) continue;
    if (name.endsWith('.json')) {
      await redirect(join(root, folder), modules, [`"/${name}"`, `"/${path}/${name}"`]);
      await rm(file);
    }
    // What a module loads may differ, although the name is the same.
    else if (modules.includes(name) && !/__dirname|require\("\.\//.test(content))
      await writeFile(file, `module.exports = require('${path}/${name}');\n`);
  }
}

/** Replaces the name of a file in the modules that read it. */
async function redirect(folder, modules, [name, target]) {
  for (const module of modules) {
    const code = await readFile(join(folder, module), 'utf8');
    if (code.includes(`__dirname + ${name}`))
      await writeFile(
        join(folder, module),
        code.replaceAll(`__dirname + ${name}`, `__dirname + ${target}`),
      );
  }
}
