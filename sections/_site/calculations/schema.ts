import {
  alignedHeader,
  flag,
  mapping,
  markdown,
  plain,
  type Static,
  section,
  Type,
} from 'blockwright/section';

const entry = (description: string) =>
  mapping(description, {
    label: plain('What the amount is for.'),
    value: plain('The amount as shown, such as "$45,000".'),
  });

const calculation = mapping('A calculation.', {
  title: plain('Name of the calculation.'),
  lines: Type.Array(entry('One amount.'), { minItems: 1, description: 'Amounts, in order.' }),
  total: entry('Sum of the amounts.'),
  highlight: flag('`true` highlights the calculation.'),
});

const result = mapping('The outcome of the comparison.', {
  value: plain('The outcome as shown, such as "$35,200".'),
  label: plain('Label of the outcome.'),
  text: Type.Optional(markdown('What the outcome means.')),
});

export const schema = section(
  'calculations',
  'Sums worked out side by side, such as two offers or a year with and without you: amounts, total, and what the difference comes to.',
  {
    ...alignedHeader,
    items: Type.Array(calculation, { minItems: 1, description: 'The calculations, in order.' }),
    result: Type.Optional(result),
    note: Type.Optional(markdown('Note at the end.')),
  },
  {
    'x-tones': ['dark', 'accent'],
    'x-group': 'Offer and prices',
    'x-synonyms': 'roi return-on-investment calculation calculator sums example-calculation',
  },
);

export type Calculations = Static<typeof schema>;
