import { parseMoment } from '../../../base/time/parseMoment.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { locateInSection } from '../../content/page/locateInSection.ts';
import type { RuleContext } from '../../content/RuleContext.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';

export const rules = defineRules('page', {
  'ends-before-start': {
    code: 'BW252',
    severity: 'error',
    title: 'Something ends before it starts',
    why: 'Visitors and search engines get a period that cannot be, and a past end hides an event.',
    help: 'Correct one of the two dates.',
    ...examples`- type: events
  items:
    - title: Open day
      start: 2090-05-12T19:30
      end: 2090-05-12T${['17', '21']}:30`,
  },
});

/** Reports mappings of sections whose end is before their start. */
export function checkPage(page: ResolvedPage, { resolve }: RuleContext): Problem[] {
  return page.sections.flatMap((section) =>
    listReversed(section.value, resolve.timeZone, []).map(({ path, start, startKey }): Problem => {
      const key = String(path.at(-1));
      return {
        rule: 'ends-before-start',
        message: `This ends before it starts: \`${startKey}\` is ${start}.`,
        hint: `set \`${key}\` to a later date, or correct \`${startKey}\``,
        ...locateInSection(page, section, path),
      };
    }),
  );
}

/** Keys of a start → keys of the end that belongs to it. `publishAt` and `expireAt` have a rule of their own. */
const pairs: readonly (readonly [start: string, end: string])[] = [
  ['start', 'end'],
  ['startDate', 'endDate'],
  ['starts', 'ends'],
  ['begin', 'end'],
  ['begins', 'ends'],
  ['from', 'to'],
  ['from', 'until'],
  ['since', 'until'],
  ['opens', 'closes'],
  ['validFrom', 'validThrough'],
  ['validFrom', 'validUntil'],
  ['datePosted', 'validThrough'],
  ['datePublished', 'dateModified'],
  ['date', 'updated'],
  ['checkinTime', 'checkoutTime'],
  ['arrivalTime', 'departureTime'],
];

interface Reversed {
  path: YamlPath;
  start: string;
  startKey: string;
}

function listReversed(value: unknown, timeZone: string | undefined, path: YamlPath): Reversed[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listReversed(item, timeZone, [...path, index]));
  if (!isMapping(value)) return [];
  const found = pairs.flatMap(([startKey, endKey]): Reversed | Reversed[] => {
    const [start, end] = [value[startKey], value[endKey]];
    if (typeof start !== 'string' || typeof end !== 'string') return [];
    return isBefore(end, start, timeZone) ? { path: [...path, endKey], start, startKey } : [];
  });
  const inner = Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' ? listReversed(item, timeZone, [...path, key]) : [],
  );
  return [...found, ...inner];
}

/** Whether a date is before another one. A day without a time is compared with a day. */
function isBefore(end: string, start: string, timeZone: string | undefined): boolean {
  const isDay = (text: string) => text.length === 10;
  if (isDay(end) || isDay(start))
    return (
      !Number.isNaN(parseMoment(end) + parseMoment(start)) && end.slice(0, 10) < start.slice(0, 10)
    );
  return parseMoment(end, timeZone) < parseMoment(start, timeZone);
}
