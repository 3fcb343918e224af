import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceFolders } from './sourceFolders.mjs';

/**
 * Hashes the code of a checkout: sources, configuration, the lock file and the Node version. With an
 * equal hash, cached bundles can be used.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} [index] file that keeps the hash, with the sizes and times of the sources
 * @returns {string} 16 hexadecimal digits
 */
export function codeHash(packageRoot, index) {
  const sources = listSources(packageRoot);
  if (!index) return hashSources(packageRoot, sources);
  const { stamp, changed } = readStamps(packageRoot, sources);
  const kept = readIndex(index);
  if (kept.stamp === stamp) return kept.hash;
  const hash = hashSources(packageRoot, sources);
  if (Date.now() - changed >= clockTick) writeIndex(index, { stamp, hash });
  return hash;
}

/** Hashes the sizes and times of the sources. Returns when the last one changed, too. */
function readStamps(packageRoot, sources) {
  let changed = 0;
  const stamps = sources.map((path) => {
    const { size, mtimeMs, ctimeMs } = statSync(`${packageRoot}/${path}`);
    changed = Math.max(changed, ctimeMs);
    return `${path} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return { stamp: digest([process.version, ...stamps].join('\0')), changed };
}

function hashSources(packageRoot, sources) {
  const contents = sources.map(
    (path) => `${path}\0${digest(readFileSync(`${packageRoot}/${path}`))}`,
  );
  return digest([process.version, ...contents].join('\0')).slice(0, 16);
}

/** What npm writes into the folders of packages while it installs and packs. */
const writtenFolders = ['node_modules', 'prebuilt'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const folders = [...sourceFolders, 'tools'];
const codeNames = /\.(tsx?|mjs|css|sql|json)$/;
/** Presets, and the pictures and forms that they show; words. */
const dataNames = /^(?:features\/[^/]+\/)?sections\/.*\.(yaml|svg)$|\/words\/[^/]+\.yaml$/;
/** Generated files depend on nothing but files that count. */
const excludedNames = /(\.test\.tsx?|\.d\.ts|\.generated\.\w+)$/;

function listSources(packageRoot) {
  const sources = [...files];
  for (const folder of folders) addSources(packageRoot, folder, sources);
  return sources;
}

function addSources(packageRoot, folder, sources) {
  const entries = readdirSync(`${packageRoot}/${folder}`, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (writtenFolders.includes(entry.name)) continue;
    if (entry.isDirectory()) addSources(packageRoot, path, sources);
    else if (isCode(path)) sources.push(path);
  }
}

function isCode(path) {
  return (codeNames.test(path) && !excludedNames.test(path)) || dataNames.test(path);
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Milliseconds within which a file may change again without a new stamp, because some file systems
 * have clocks that coarse.
 */
const clockTick = 2000;

function readIndex(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function writeIndex(path, kept) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, path);
}
