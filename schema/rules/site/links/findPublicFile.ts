import { isPublicFile } from '../../../../base/files/isPublicFile.ts';

/** Returns the first of some paths, such as `/logo.svg`, that is a file of public/. */
export function findPublicFile(root: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => isPublicFile(root, path));
}

/** Returns a path and the folders above it, the highest first: `/a`, `/a/b`. */
export function listAncestors(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
