import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Hashes the code of a checkout: sources, configuration, the lock file and the Node version. With an
 * equal hash, cached bundles can be used.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} [index] file that caches the hash of each source with its size and times
 * @returns {string} 16 hexadecimal digits
 */
export function codeHash(packageRoot, index) {
  const cached = index ? readIndex(index) : {};
  const hashes = {};
  const hash = createHash('sha256').update(process.version);
  for (const path of listSources(packageRoot)) {
    const file = join(packageRoot, path);
    const { size, mtimeMs, ctimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs} ${ctimeMs}`;
    const previous = cached[path];
    const digest = previous?.[0] === stamp ? previous[1] : hashContent(readFileSync(file));
    hashes[path] = [stamp, digest];
    hash.update(`${path}\0${digest}\0`);
  }
  if (index) writeIndex(index, cached, hashes);
  return hash.digest('hex').slice(0, 16);
}

const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const folders = [
  'base',
  'schema',
  'sections',
  'renderer',
  'server',
  'editor',
  'cli',
  'functions',
  'tools',
];
const codeNames = /\.(tsx?|mjs|css|sql|json)$/;
/** Presets, and the pictures and forms that they show. */
const sampleNames = /^sections\/.*\.(yaml|svg)$/;
const excludedNames = /(\.test\.tsx?|\.d\.ts)$/;

function* listSources(packageRoot) {
  yield* files;
  for (const folder of folders) yield* listSourcesBelow(packageRoot, folder);
}

function* listSourcesBelow(packageRoot, folder) {
  const entries = readdirSync(join(packageRoot, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listSourcesBelow(packageRoot, path);
    else if (isCode(path)) yield path;
  }
}

function isCode(path) {
  return (codeNames.test(path) && !excludedNames.test(path)) || sampleNames.test(path);
}

function hashContent(content) {
  return createHash('sha256').update(content).digest('base64');
}

function readIndex(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Milliseconds within which a file may change again without a new stamp, because some file systems
 * have clocks that coarse.
 */
const clockTick = 2000;

/** Saves the hashes, unless none changed. */
function writeIndex(path, cached, hashes) {
  const now = Date.now();
  for (const [name, [stamp]] of Object.entries(hashes))
    if (now - Number(stamp.split(' ')[2]) < clockTick) delete hashes[name];
  const names = Object.keys(hashes);
  const hasSameNames = names.length === Object.keys(cached).length;
  if (hasSameNames && names.every((name) => cached[name]?.[0] === hashes[name][0])) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(hashes));
  renameSync(draft, path);
}
