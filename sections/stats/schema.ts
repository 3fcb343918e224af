import Type, { type Static } from 'typebox';
import { alignedHeader, choice, section } from '../../schema/vocabulary.ts';
import { stat } from '../_shared/fields/stat.ts';

export const schema = section(
  'stats',
  'Figures in a row, each with what it measures.',
  {
    ...alignedHeader,
    items: Type.Array(stat, { minItems: 1, maxItems: 8, description: 'The figures, in order.' }),
    layout: choice(
      ['row', 'cards', 'band', 'list', 'side'],
      '`row` (default): a line above each. `cards`: a box for each. `band`: one box for all. `list`: one below the other, very large. `side`: beside the header.',
    ),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'numbers metrics figures counters kpi facts results' },
);

export type Stats = Static<typeof schema>;
