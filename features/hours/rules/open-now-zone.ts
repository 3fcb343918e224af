import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type ResolvedPage,
  type RuleContext,
  site,
} from '../../../schema/index.ts';
import type { Contact } from '../sections/contact/schema.ts';

export const rules = defineRules('page', {
  'open-now-zone': {
    code: 'BW585',
    severity: 'error',
    title: 'Whether a place is open depends on its time zone',
    why: 'Without `timeZone` in `site:`, the hours would count in UTC, so pages would say “open” at the wrong time.',
    help: 'Set `timeZone` in `site:`, such as `Europe/Berlin`, or in the section for a place in another zone.',
    ...examples`${site}${[
      '',
      `
  timeZone: Europe/Berlin`,
    ]}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: contact
        title: Visit us
        openNow: true
        hours:
          - { days: Mo-Fr, hours: 09:00-17:00 }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports sections that say whether a place is open, on a site without time zone. */
export function checkPage(page: ResolvedPage, { resolve }: RuleContext): Problem[] {
  if (resolve.timeZone !== undefined) return [];
  return page.sections.flatMap((section): Problem | [] => {
    const { type, openNow, timeZone } = section.value as Partial<Contact>;
    if (type !== 'contact' || openNow !== true || timeZone !== undefined) return [];
    return report('open-now-zone', {
      message: '`openNow` needs the time zone of the site.',
      hint: 'set `timeZone` in `site:`, such as `timeZone: Europe/Berlin`',
      ...locateInSection(page, section, ['openNow']),
    });
  });
}
