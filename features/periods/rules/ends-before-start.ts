import { parseMoment } from '../../../base/time/parseMoment.ts';
import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type ResolvedPage,
  type RuleContext,
} from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';

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

const report = createReporter<typeof rules>();

/** Reports mappings of sections whose end is before their start. */
export function checkPage(page: ResolvedPage, { resolve }: RuleContext): Problem[] {
  return page.sections.flatMap((section) =>
    listReversed(section.value, resolve.timeZone).map(({ path, start, startKey }): Problem => {
      const key = String(path.at(-1));
      return report('ends-before-start', {
        message: `This ends before it starts: \`${startKey}\` is ${start}.`,
        hint: `set \`${key}\` to a later date, or correct \`${startKey}\``,
        ...locateInSection(page, section, path),
      });
    }),
  );
}

/** Key of an end → keys of the start that belongs to it. `publishAt` and `expireAt` have a rule of their own. */
const startKeys = new Map<string, readonly string[]>([
  ['end', ['start', 'begin']],
  ['endDate', ['startDate']],
  ['ends', ['starts', 'begins']],
  ['to', ['from']],
  ['until', ['from', 'since']],
  ['closes', ['opens']],
  ['validThrough', ['validFrom', 'datePosted', 'postedAt']],
  ['validUntil', ['validFrom']],
  ['dateModified', ['datePublished']],
  ['updated', ['date']],
  ['checkoutTime', ['checkinTime']],
  ['departureTime', ['arrivalTime']],
]);

interface Reversed {
  path: YamlPath;
  start: string;
  startKey: string;
}

function listReversed(value: object, timeZone: string | undefined): Reversed[] {
  const found: Reversed[] = [];
  // Nearly all sections have no period, and a path for each of their values would cost an array.
  const path: (string | number)[] = [];
  const visit = (item: object): void => {
    const isList = Array.isArray(item);
    for (const [key, inner] of Object.entries(item)) {
      if (typeof inner === 'object' && inner !== null) {
        path.push(isList ? Number(key) : key);
        visit(inner);
        path.pop();
      } else if (typeof inner === 'string' && !isList)
        for (const startKey of startKeys.get(key) ?? []) {
          const start = (item as Record<string, unknown>)[startKey];
          if (typeof start === 'string' && isBefore(inner, start, timeZone))
            found.push({ path: [...path, key], start, startKey });
        }
    }
  };
  visit(value);
  return found;
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
