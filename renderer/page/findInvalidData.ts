import { checkJsonLd } from '../../schema/content/structuredData/checkJsonLd.ts';

/** Returns the structured data of a page that fails its check; `section` is absent for the page's own. */
export function findInvalidData(
  structuredData: readonly { section: number; data: object }[],
  now: Date,
): { section?: number; objects: object[] }[] {
  return structuredData
    .filter(({ data }) => checkJsonLd([data], now).length > 0)
    .map(({ section, data }) => ({ ...(section >= 0 && { section }), objects: [data] }));
}
