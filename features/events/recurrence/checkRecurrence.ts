import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import type { SectionProblem, YamlPath } from '../../../schema/vocabulary.ts';
import { move } from './expandEvent.ts';
import { listRecurringDays, listRuleDays } from './listRecurringDays.ts';
import { ordinals, weekdayNames } from './names.ts';
import { parseDay } from './parseDay.ts';
import type { Recurrence } from './recurrence.ts';

/** Reports what is wrong with how an event repeats. */
export function checkRecurrence(
  { start, end }: { start: string; end?: string },
  rule: Recurrence,
  path: YamlPath,
): SectionProblem[] {
  const at = (...keys: YamlPath) => [...path, 'recurrence', ...keys];
  const first = start.slice(0, 10);
  const days = checkDays(rule, at('days'));
  if (days.length > 0) return days;
  const offset = Object.entries({ start, end }).flatMap(([key, moment]): SectionProblem | [] => {
    const local = moment?.slice(10).replace(/(?:Z|[+-]\d\d:\d\d)$/, '');
    if (moment === undefined || local === moment.slice(10)) return [];
    return {
      path: [...path, key],
      message: 'The offset of an event that repeats changes between summer and winter.',
      hint: `write \`${moment.slice(0, 10)}${local}\`, and set \`timeZone\` in \`site:\``,
    };
  });
  if (offset.length > 0) return offset;
  if (rule.until !== undefined && rule.count !== undefined)
    return [
      {
        path: at('count'),
        part: 'key',
        message: '`until` and `count` both say when the dates end.',
        hint: 'remove one of them',
      },
    ];
  if (rule.until !== undefined && rule.until.slice(0, 10) < first)
    return [
      {
        path: at('until'),
        message: `The dates end before the first one, ${first}.`,
        hint: 'set `until` to a later day, or correct `start`',
      },
    ];
  const [found] = listRuleDays({ ...rule, count: 1 }, first, move(first, longest));
  if (found !== first)
    return [
      {
        path: [...path, 'start'],
        message: `The first date, ${first}, is not a day of \`recurrence\`.`,
        hint: found
          ? `write \`${found}${start.slice(10)}\`, or correct \`days\``
          : 'correct `recurrence`',
      },
    ];
  return (rule.except ?? []).flatMap((moment, index): SectionProblem | [] => {
    const day = moment.slice(0, 10);
    const { except: _, ...others } = rule;
    if (listRecurringDays(others, first, { from: day, to: day }).length > 0) return [];
    const [next] = listRecurringDays(others, first, { from: day, to: move(day, longest) });
    return {
      path: at('except', index),
      message: `The event does not take place on ${day}, so this excludes nothing.`,
      hint: next ? `the next date is ${next}` : 'remove the day',
    };
  });
}

/** 29 February may be missing for 8 years. */
const longest = 9 * 366 * 24 * 3600_000;

function checkDays({ every, days = [] }: Recurrence, path: YamlPath): SectionProblem[] {
  const isLong = every === 'month' || every === 'year';
  const kinds = new Set<boolean>();
  return days.flatMap((text, index): SectionProblem | [] => {
    const day = parseDay(text);
    const at = [...path, index];
    if (!day) {
      const suggestion = getSpellingSuggestion(String(text), names);
      return {
        path: at,
        message: `"${text}" is not a day.`,
        hint: suggestion
          ? `did you mean "${suggestion}"?`
          : 'write a day such as `Tuesday`, `first Tuesday`, `last Friday`, `15` or `last day`',
      };
    }
    const isWeekday = 'weekday' in day && day.nth === undefined;
    if (!isLong && !isWeekday)
      return {
        path: at,
        message: `"${text}" is a day of a month, and the event repeats every ${every}.`,
        hint: 'set `every` to `month`, or write a weekday such as `Tuesday`',
      };
    kinds.add('date' in day);
    if (kinds.size === 1) return [];
    return {
      path: at,
      message: 'One rule has either weekdays or days of the month.',
      hint: 'write two events, each with its own rule',
    };
  });
}

const names = [
  ...weekdayNames,
  ...Object.keys(ordinals).flatMap((word) => weekdayNames.map((name) => `${word} ${name}`)),
  'last day',
];
