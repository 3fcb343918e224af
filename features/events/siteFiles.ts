import { publicUrl, type SiteFile, type SiteFileContext } from '../../renderer/index.ts';
import { readFacts } from '../../schema/index.ts';
import type { ListPaths } from '../../schema/vocabulary.ts';
import { createCalendar } from './calendar/createCalendar.ts';
import { facts } from './facts.ts';

/** Which files there are depends on the sections of pages. */
export const paths: ListPaths = () => ({});

/** Lists a file for each event of a section with `calendar`, and a file for all of them. */
export function siteFiles({ pages, getFacts, renderContext }: SiteFileContext): SiteFile[] {
  const files = pages.flatMap((page): SiteFile[] => {
    const { calendars = [] } = readFacts(getFacts(page), facts);
    const { name: siteName, timeZone } = renderContext.site;
    const absolute = (to: string) => publicUrl(to, renderContext);
    return calendars.flatMap(({ file, name = siteName, events }): SiteFile[] => {
      const context = { name, url: absolute(page.route), timeZone, absolute };
      return [
        [file.slice(1), () => createCalendar(events, context)],
        ...events.map((event): SiteFile => {
          return [event.file.slice(1), () => createCalendar([event], context)];
        }),
      ];
    });
  });
  // Pages that show the same event have one file, which leads to the first of them.
  return [...new Map(files.toReversed())].toReversed();
}
