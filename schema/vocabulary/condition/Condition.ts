import Type, { type Static, type TStringOptions } from 'typebox';
import { mapping } from '../fields/shapes.ts';

/** A value that a condition compares with. */
export type Scalar = Static<typeof scalar>;

/** A comparison; all of its keys must hold. `today` stands for the day of the build. */
export type Comparison = Static<typeof comparison>;

/** A condition on a value: equal to a scalar, in a list, or in a relation to other values. */
export type Predicate = Scalar | Scalar[] | Comparison;

/** Tests by the name of the value. All must hold. */
export type Condition = Record<string, Predicate>;

/** Whether a test is a comparison. */
export function isComparison(test: Predicate): test is Comparison {
  return typeof test === 'object' && !Array.isArray(test);
}

const scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const scalars = Type.Array(scalar, { minItems: 1, description: 'Any of these values.' });
const bound = (description: string) =>
  Type.Optional(Type.Union([Type.Number(), Type.String()], { description }));

const comparison = mapping('A comparison.', {
  not: Type.Optional(
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), scalars], {
      description: 'The value that it must not have, or several.',
    }),
  ),
  exists: Type.Optional(
    Type.Boolean({
      description:
        'Whether there must be a value: `true` leaves out rows without the column, or with an empty text or list; `false` leaves only these.',
    }),
  ),
  min: bound('The lowest number or the first day, such as `2026-01-31` or `today`.'),
  max: bound('The highest number or the last day.'),
  above: bound('A number or day that it must be above.'),
  below: bound('A number or day that it must be below.'),
});

/** Returns the schema of a condition. */
export const condition = (description: string, names: TStringOptions = {}) =>
  Type.Record(
    Type.String(names),
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), scalars, comparison]),
    { description },
  );
