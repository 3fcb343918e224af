import type { InventoryPage } from '../../format/Inventory.ts';
import { type DataObject, readTypes } from '../../page/readStructuredData.ts';
import type { OnNote } from '../html/OnNote.ts';

/** Notes the structured data of a page of which no section has the values, with the names of the values. */
export function noteStructuredData(
  { structuredData }: InventoryPage,
  data: readonly DataObject[],
  note: OnNote,
): void {
  for (const type of structuredData) {
    if (coveredTypes.test(type)) continue;
    const object = data.find((one) => readTypes(one).includes(type));
    const keys = Object.keys(object ?? {}).filter((key) => !key.startsWith('@'));
    const advice = sections[type.replace(/^\w+Event$/, 'Event')];
    note(
      `structured data of the type \`${type}\``,
      keys.slice(0, 12).join(', '),
      `left out${advice ? `; write them in ${advice}` : '; its words on the page came'}`,
    );
  }
}

/** Types that columns and sections have, or that only describe the page. */
const coveredTypes =
  /^(?:\w*Article|BlogPosting|Blog|SocialMediaPosting|Report|FAQPage|Question|Answer|BreadcrumbList|ListItem|\w*Page|WebSite|WP\w+|SiteNavigationElement|WebPageElement|Person|Organization|Corporation|ImageObject|SearchAction|ReadAction|EntryPoint|Thing|CreativeWork|ItemList)$/;

const sections: Readonly<Record<string, string>> = {
  Event: 'a section `events`',
  JobPosting: 'a section `jobs`',
  Product: 'a section `jsonld`',
};
