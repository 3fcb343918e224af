import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { notMapping } from '../../rules/shape/wrong-type.ts';
import { reportIndentation } from '../../rules/yaml/indentation.ts';
import { pageSchema } from '../../vocabulary/page.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';
import type { Manifest } from './Manifest.ts';

/** An entry of `pages:` before its type is checked. */
export interface RawRouteEntry {
  file: YamlFile;
  route: string;
  page: unknown;
}

/**
 * Adds entries to the manifest. Keys of a page that are indented like routes are reported once, and
 * the page above them is dropped, since it is incomplete.
 */
export function readPageEntries(
  pages: readonly RawRouteEntry[],
  manifest: Manifest,
  problems: Problem[],
): void {
  let previous: 'page' | 'incomplete' | undefined;
  for (const { file, route, page } of pages) {
    const path = ['pages', route];
    if (isPageKey(route)) {
      manifest.isIncomplete = true;
      if (previous === 'page') manifest.routeEntries.pop();
      if (previous !== 'incomplete') problems.push(explainMisindentedKey(file, path));
      previous = 'incomplete';
    } else if (isMapping(page)) {
      manifest.routeEntries.push({ file, path, value: page, route });
      previous = 'page';
    } else {
      manifest.isIncomplete = true;
      problems.push(notMapping(file, path, `The page \`${route}\``));
      previous = 'incomplete';
    }
  }
}

/** Whether a key of `pages:` is a key of a page, not a route. */
export function isPageKey(route: string): boolean {
  return Object.hasOwn(pageSchema.properties, route);
}

function explainMisindentedKey(file: YamlFile, path: string[]): Problem {
  return reportIndentation('bad-indentation', {
    message: `\`${path.at(-1)}\` belongs to a page, but it is indented like a route.`,
    hint: 'indent it like the other keys of its page',
    at: { file, path, part: 'key' },
  });
}
