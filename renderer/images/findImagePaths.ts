import { isPublicFile } from '../../base/files/isPublicFile.ts';

/** Finds the paths of images in public/ among some paths, each once, in order of appearance. */
export function findImagePaths(paths: Iterable<string>, root: string): string[] {
  return [...new Set(paths)].filter((path) => imagePath.test(path) && isPublicFile(root, path));
}

export const imagePath = /^\/[^?#]+\.(svg|png|jpe?g|webp|avif|gif)$/i;
