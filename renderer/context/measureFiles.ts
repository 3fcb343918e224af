import { statSync } from 'node:fs';
import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { decodePath } from '../../base/text/encodePath.ts';
import type { CheckedSite } from '../../schema/index.ts';

/** Measures the files of public/ that pages link to: path below public/ → bytes. */
export function measureFiles(
  shown: CheckedSite['shownPages'],
  root: string,
): Record<string, number> {
  const paths = new Set(shown.flatMap(({ facts }) => facts.links.filter((to) => isFile.test(to))));
  return Object.fromEntries(
    [...paths]
      .sort()
      .flatMap((path) =>
        isPublicFile(root, decodePath(path))
          ? [[path, statSync(resolvePublicFile(root, decodePath(path))).size]]
          : [],
      ),
  );
}

const isFile = /^\/[^?#]+\.[a-z0-9]+$/i;
