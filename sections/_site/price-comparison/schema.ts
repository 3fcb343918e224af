import {
  actions,
  alignedHeader,
  choice,
  line,
  lines,
  mapping,
  markdown,
  plain,
  type Static,
  section,
  stat,
  Type,
} from 'blockwright/section';

const price = (description: string) =>
  mapping(description, {
    label: plain('Whose price it is.'),
    value: plain('The price as shown, such as "$8–12/hour".'),
    note: Type.Optional(line('Note below the value.')),
  });

const saving = mapping('The resulting saving.', {
  label: plain('Label of the saving, such as "Typical saving".'),
  value: plain('The saving as shown, such as "60–70%".'),
});

export const schema = section(
  'price-comparison',
  'Compares your price with the usual one, with what customers save and the reasons: a rate by the hour, a fee, a subscription.',
  {
    ...alignedHeader,
    ours: price('Your price.'),
    theirs: price('The price of the alternative.'),
    saving: Type.Optional(saving),
    style: choice(
      ['cards', 'bars', 'coins', 'ring'],
      '`cards` (default): the prices side by side. `bars`: on one scale. `coins`: one coin a unit. `ring`: the saving as part of a ring. Drawn from the figures in the texts.',
    ),
    points: Type.Optional(lines('Reasons or details, in order.')),
    stat: Type.Optional(stat),
    actions: Type.Optional(actions),
    note: Type.Optional(markdown('Note at the end.')),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'rates rate cheaper compare-prices' },
);

export type PriceComparison = Static<typeof schema>;
