import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Every picture below public/ that the given content names, each once, in order of appearance. */
export function findImagePaths(content: unknown, root: string): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (picture.test(value) && !found.has(value) && existsSync(join(root, 'public', value)))
        found.add(value);
    } else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(content);
  return found;
}

const picture = /^\/[^?#]+\.(svg|png|jpe?g|webp|avif|gif)$/i;
