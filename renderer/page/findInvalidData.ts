import { checkJsonLd } from '../../schema/index.ts';
import type { RenderContext } from './context/RenderContext.ts';

/** Returns the structured data of a page that fails its check; `section` is absent for the page's own. */
export function findInvalidData(
  structuredData: readonly { section: number; data: object }[],
  { now, site }: Pick<RenderContext, 'now' | 'site'>,
): { section?: number; objects: object[] }[] {
  const clock = { now, timeZone: site.timeZone };
  return structuredData
    .filter(({ data }) => checkJsonLd([data], clock).length > 0)
    .map(({ section, data }) => ({ ...(section >= 0 && { section }), objects: [data] }));
}
