import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * Takes files of a folder from another folder that contains them as well, so that the package has each
 * of them once: a module passes on that of the other folder, and data are read from there.
 *
 * @param {string} root the folder of both
 * @param {string} folder path of the folder whose files are replaced, below the root
 * @param {string} otherFolder path of the other folder below the root
 */
export async function shareFiles(root, folder, otherFolder) {
  const path = posix.relative(folder, otherFolder);
  const names = await readdir(join(root, folder));
  const modules = names.filter((name) => name.endsWith('.cjs'));
  for (const name of names) {
    const [file, twin] = [join(root, folder, name), join(root, otherFolder, name)];
    if (!existsSync(twin)) continue;
    const [content, other] = (
      await Promise.all([file, twin].map((path) => readFile(path, 'utf8')))
    ).map((code) => code.replace(unusedRuntime, ''));
    if (content !== other) continue;
    if (name.endsWith('.json')) {
      await redirect(join(root, folder), modules, [`"/${name}"`, `"/${path}/${name}"`]);
      await rm(file);
    }
    // What a module loads may differ or have a state, although the name is the same.
    else if (
      modules.includes(name) &&
      !/__dirname|require\("\.\/(?!rolldown-runtime)/.test(content)
    )
      await writeFile(file, `module.exports = require('${path}/${name}');\n`);
  }
}

/** What the bundler adds at the start of some modules. */
const unusedRuntime = /^require\("\.\/rolldown-runtime-[\w-]+\.cjs"\);\n/;

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
