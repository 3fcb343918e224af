import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Keeps compiled code in a folder, so that the next process need not compile it again. Node does so
 * itself from version 22.1 on. For older versions, the bundles are CommonJS: they can be compiled here.
 * V8 rejects code that it compiled with other flags, so they must be set before.
 *
 * @param {string} [folder] by default the folder of the process that started this one, or of Node
 */
export function enableCodeCache(folder = process.env[variable]) {
  if (folder) process.env[variable] = folder;
  if (module.enableCompileCache) module.enableCompileCache(folder);
  else if (folder) compileWithCache(folder);
}

/** Tells worker threads the folder. */
const variable = 'BLOCKWRIGHT_CODE_CACHE';

/** @param {string} folder */
function compileWithCache(folder) {
  const scripts = new Map();
  createRequire(import.meta.url).extensions['.cjs'] = (loaded, filename) => {
    const key = `${filename} ${statSync(filename).mtimeMs} ${cachedDataVersionTag()}`;
    const digest = createHash('sha256').update(key).digest('hex').slice(0, 16);
    const path = join(folder, `${basename(filename, '.cjs')}.${digest}`);
    const cachedData = readCache(path);
    const script = new Script(module.wrap(readFileSync(filename, 'utf8')), {
      filename,
      ...(cachedData && { cachedData }),
    });
    if (!cachedData || script.cachedDataRejected) scripts.set(path, script);
    const { exports } = loaded;
    const run = script.runInThisContext();
    run.call(exports, exports, createRequire(filename), loaded, filename, dirname(filename));
  };
  // At the end, because the functions that ran are compiled by then and saved with the script.
  process.once('exit', () => saveCaches(folder, scripts));
}

function readCache(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Saves what V8 compiled, unless the folder is read-only. */
function saveCaches(folder, scripts) {
  try {
    if (scripts.size > 0) mkdirSync(folder, { recursive: true });
    for (const [path, script] of scripts) {
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, script.createCachedData());
      renameSync(draft, path);
    }
  } catch {
    // The next process compiles again.
  }
}
