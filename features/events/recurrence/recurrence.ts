import Type, { type Static } from 'typebox';
import { list, mapping, moment, plain } from '../../../schema/vocabulary.ts';
import { monthNames } from './names.ts';

/** How an event repeats: the rules of RFC 5545 in plain keys. */
export const recurrence = mapping(
  'How the event repeats. Each date has the time of day of the first one, in `site.timeZone`, in summer and in winter.',
  {
    every: Type.Enum(['day', 'week', 'month', 'year'], {
      description: 'The period after which it repeats.',
    }),
    interval: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: 99,
        description: '`2` repeats it every second period, and so on.',
      }),
    ),
    days: list(
      'The days, by default the one of `start`: `Tuesday`; for months and years also `first Tuesday`, `last Friday`, `15` or `last day`. A month without a fifth Friday or a day 31 has no date.',
      Type.Union([
        plain('A day, such as `first Tuesday`.'),
        Type.Integer({ minimum: 1, maximum: 31, description: 'A day of the month.' }),
      ]),
    ),
    months: list(
      'The months with dates. By default all months, and for years the one of `start`.',
      Type.Enum([...monthNames], { description: 'Name of a month.' }),
    ),
    until: Type.Optional(day('The last day on which it may take place.')),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999,
        description: 'The number of dates, without `also`.',
      }),
    ),
    except: list('Days on which it does not take place.', day('A day of the rule.')),
    also: list('Further days on which it takes place.', day('A day.')),
  },
);

/** How an event repeats. */
export type Recurrence = Static<typeof recurrence>;

function day(description: string) {
  return moment(`${description.slice(0, -1)}, such as \`2027-05-12\`.`);
}
