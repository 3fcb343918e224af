import Type, { type Static } from 'typebox';
import { flag, mapping, moment, plain } from '../../../schema/vocabulary.ts';

/** Dates with other hours. */
export const exception = mapping('A day, or some days, with other hours.', {
  from: moment('The day, or the first of them, such as `2027-12-24`.'),
  to: Type.Optional(moment('The last of them.')),
  yearly: flag('Whether it is so every year.'),
  hours: Type.String({
    format: 'opening-hours',
    description: 'The hours of each of these days, such as `09:00-12:00`, or `closed`.',
  }),
  name: Type.Optional(plain('Why, for visitors, such as "Christmas".')),
});

/** Dates with other hours. */
export type Exception = Static<typeof exception>;
