import { isFile } from './isFile.ts';
import { resolvePublicFile } from './resolvePublicFile.ts';

/** Whether public/ has a file that may be published, given its path below public/. */
export function isPublicFile(root: string, path: string): boolean {
  try {
    return isFile(resolvePublicFile(root, path));
  } catch {
    return false;
  }
}
