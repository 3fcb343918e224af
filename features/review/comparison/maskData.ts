import { isMapping } from '../../../base/values/isMapping.ts';
import type { DifferenceKind } from './differenceKinds.ts';
import { getTextKind } from './getKind.ts';

/**
 * Returns data without its texts, pictures and addresses as far as these are allowed to differ.
 *
 * @param isPublic whether search engines read the data; then numbers repeat what visitors read
 */
export function maskData(
  value: unknown,
  allowed: ReadonlySet<DifferenceKind>,
  isPublic: boolean,
): unknown {
  if (Array.isArray(value)) return value.map((item) => maskData(item, allowed, isPublic));
  if (isMapping(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isFixed = key === '@type' || key === '@context';
        return [key, isFixed ? item : maskData(item, allowed, isPublic)];
      }),
    );
  if (typeof value === 'string') {
    const kind = getTextKind(value);
    if (kind !== 'words' || !isPublic) return allowed.has(kind) ? '' : value;
    // A text for search engines may have links, as an answer does.
    const links = allowed.has('links') ? [] : (value.match(linkTargets) ?? []);
    return [...(allowed.has('words') ? [] : [value.replaceAll(linkTargets, '')]), ...links].join();
  }
  return typeof value === 'number' && isPublic && allowed.has('words') ? '' : value;
}

const linkTargets = / href="[^"]*"/g;
