import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * One hash over everything the bundles are made of: sources, schemas, configuration, the lock file,
 * the Node version, and the variables that Vite writes into the code. Equal hashes mean that
 * cached bundles can be used as they are.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} [index] a file that keeps the hash of each source beside its size and time, so
 *   that only those that were touched are read
 * @returns {string} 16 hexadecimal digits
 */
export function codeHash(packageRoot, index) {
  const known = index ? readIndex(index) : {};
  const current = {};
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`);
  for (const path of sources(packageRoot)) {
    const file = join(packageRoot, path);
    const { size, mtimeMs, ctimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs} ${ctimeMs}`;
    const before = known[path];
    const content = before?.[0] === stamp ? before[1] : digest(readFileSync(file));
    current[path] = [stamp, content];
    hash.update(`${path}\0${content}\0`);
  }
  if (index) writeIndex(index, known, current);
  return hash.digest('hex').slice(0, 16);
}

const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const folders = ['schema', 'sections', 'renderer', 'functions'];
const code = /\.(tsx?|mjs|css|sql)$/;
const notCode = /(\.test\.tsx?|\.d\.ts)$/;

function* sources(packageRoot) {
  yield* files;
  for (const folder of folders) yield* sourcesBelow(packageRoot, folder);
}

function* sourcesBelow(packageRoot, folder) {
  const entries = readdirSync(join(packageRoot, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sourcesBelow(packageRoot, path);
    else if (isCode(path)) yield path;
  }
}

function isCode(path) {
  return (code.test(path) && !notCode.test(path)) || path.endsWith('/example.yaml');
}

function digest(content) {
  return createHash('sha256').update(content).digest('base64');
}

function readIndex(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** A file that was touched just now may be touched again within the same tick of its clock. */
const settled = 2000;

function writeIndex(path, known, current) {
  const now = Date.now();
  for (const [name, [stamp]] of Object.entries(current))
    if (now - Number(stamp.split(' ')[2]) < settled) delete current[name];
  const names = Object.keys(current);
  const same = names.length === Object.keys(known).length;
  if (same && names.every((name) => known[name]?.[0] === current[name][0])) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(current));
  renameSync(draft, path);
}
