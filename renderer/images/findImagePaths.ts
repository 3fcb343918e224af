import { pictureEnding } from '../../base/files/detectFormat.ts';
import { isPublicFile } from '../../base/files/isPublicFile.ts';

/** Finds the paths of images in public/ among some paths, each once, in order of appearance. */
export function findImagePaths(paths: Iterable<string>, root: string): string[] {
  return [...new Set(paths)].filter((path) => pictureEnding.test(path) && isPublicFile(root, path));
}
