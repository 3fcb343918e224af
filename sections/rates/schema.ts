import Type, { type Static } from 'typebox';
import { actions } from '../../schema/fields/action.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { stat } from '../../schema/fields/stat.ts';
import { line, lines, markdown, plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const rate = (description: string) =>
  Type.Object(
    {
      label: plain('Whose rate it is.'),
      value: plain('The rate as shown, such as "$8–12/hour".'),
      note: Type.Optional(line('Note below the value.')),
    },
    { additionalProperties: false, description },
  );

const saving = Type.Object(
  {
    label: plain('Label of the saving, such as "Typical saving".'),
    value: plain('The saving as shown, such as "60–70%".'),
  },
  { additionalProperties: false, description: 'The resulting saving.' },
);

/** Two rates side by side, with what the difference comes to. */
export const schema = section(
  'rates',
  'Our rate next to the going rate, with the saving and the reasons.',
  {
    ...sectionHeader,
    ours: rate('Our rate.'),
    theirs: rate('The rate it is compared with.'),
    saving: Type.Optional(saving),
    style: Type.Optional(
      Type.Enum(['cards', 'bars', 'coins', 'ring'], {
        description:
          '`cards` (default): the rates side by side. `bars`: on one scale. `coins`: one coin a unit. `ring`: the saving as part of a ring. Drawn from the figures in the texts.',
      }),
    ),
    points: Type.Optional(lines('Reasons or details, in order.')),
    roi: Type.Optional(stat),
    actions: Type.Optional(actions),
    note: Type.Optional(markdown('Note at the end.')),
  },
);

/** Two rates side by side, with what the difference comes to. */
export type Rates = Static<typeof schema>;
