import { isMapping } from '../../../../base/values/isMapping.ts';

/** Lowers the keys of a mapping, which Hugo reads in any capitals, but not those below; other values are empty. */
export function lowerKeys(value: unknown): Record<string, unknown> {
  return isMapping(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner]))
    : {};
}
