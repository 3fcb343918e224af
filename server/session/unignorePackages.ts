import { sep } from 'node:path';
import type { SiteSection } from '../../code/index.ts';

/** Returns patterns with which Vite watches section types in node_modules, which it ignores otherwise. */
export function unignorePackages(sections: readonly SiteSection[]): string[] {
  return sections
    .filter(({ folder }) => folder.includes(`${sep}node_modules${sep}`))
    .map(({ folder }) =>
      folder
        .split(sep)
        .join('/')
        .replaceAll(/[()[\]{}!*?@+|$]/g, '\\$&'),
    )
    .flatMap((folder) => [`!${folder}`, `!${folder}/**`]);
}
