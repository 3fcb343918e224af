/**
 * Stands in for `node:fs` and `node:fs/promises` in the playground: a file system without any file but
 * the fonts of the engine, whose names contain their hashes. Nothing can be written.
 */
import { DigestedFile } from './DigestedFile.ts';

/** Path of the folder that the engine takes for its package. */
export const engineRoot = '/engine';

const digests = new Map<string, string>();

/** Adds the fonts of the engine. */
export function addFonts(fonts: Readonly<Record<string, string>>): void {
  for (const [name, digest] of Object.entries(fonts))
    digests.set(`${engineRoot}/renderer/fonts/${name}`, digest);
}

function read(path: unknown): Uint8Array | string {
  const digest = digests.get(String(path));
  if (digest) return new DigestedFile(digest);
  return String(path).endsWith('/OFL.txt') ? '' : missing(path);
}

function missing(path: unknown): never {
  const error = new Error(`ENOENT: no such file or directory, open '${String(path)}'`);
  throw Object.assign(error, { code: 'ENOENT', path });
}

function stat(path: unknown, options?: { throwIfNoEntry?: boolean }): undefined {
  return options?.throwIfNoEntry === false ? undefined : missing(path);
}

function refuse(path: unknown): never {
  throw Object.assign(new Error(`EROFS: read-only file system, '${String(path)}'`), {
    code: 'EROFS',
  });
}

const realpath = Object.assign(missing, { native: missing });

export const sync = {
  existsSync: () => false,
  readFileSync: read,
  statSync: stat,
  lstatSync: stat,
  readdirSync: missing,
  realpathSync: realpath,
  openSync: missing,
  writeFileSync: refuse,
  mkdirSync: refuse,
};

export const promises = {
  readFile: async (path: unknown) => read(path),
  readdir: async (path: unknown) => missing(path),
  stat: async (path: unknown) => missing(path),
  lstat: async (path: unknown) => missing(path),
  open: async (path: unknown) => refuse(path),
  mkdir: async (path: unknown) => refuse(path),
  writeFile: async (path: unknown) => refuse(path),
};
