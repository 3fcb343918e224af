import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over everything the bundles are made of: sources, schemas, configuration, the lock file,
 * the Node version, and the variables that Vite writes into the code. Equal hashes mean that
 * cached bundles can be used as they are.
 *
 * @param {string} packageRoot absolute path of the package
 * @returns {string} 16 hexadecimal digits
 */
export function codeHash(packageRoot) {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`);
  for (const file of files) feed(hash, packageRoot, file);
  for (const folder of folders) walk(hash, packageRoot, folder);
  return hash.digest('hex').slice(0, 16);
}

const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const folders = ['schema', 'data', 'sections', 'renderer', 'functions'];
const code = /\.(tsx?|mjs|css|sql)$/;
const notCode = /(\.test\.tsx?|\.d\.ts)$/;

function walk(hash, packageRoot, folder) {
  const entries = readdirSync(join(packageRoot, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(hash, packageRoot, path);
    else if (isCode(path)) feed(hash, packageRoot, path);
  }
}

function isCode(path) {
  return (code.test(path) && !notCode.test(path)) || path.endsWith('/example.yaml');
}

function feed(hash, packageRoot, path) {
  hash
    .update(path)
    .update('\0')
    .update(readFileSync(join(packageRoot, path)))
    .update('\0');
}
