import { isPublicFile } from '../../base/files/isPublicFile.ts';

/** Finds the paths of images in public/ that occur in some content, in order of appearance. */
export function findImagePaths(content: unknown, root: string): Set<string> {
  const paths = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (imagePath.test(value) && !paths.has(value) && isPublicFile(root, value)) paths.add(value);
    } else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(content);
  return paths;
}

export const imagePath = /^\/[^?#]+\.(svg|png|jpe?g|webp|avif|gif)$/i;
