import Type, { type Static } from 'typebox';
import {
  actions,
  alignedHeader,
  choice,
  lines,
  mapping,
  plain,
  section,
} from '../../schema/vocabulary.ts';

export const schema = section(
  'checklist',
  'A list of points with check marks, in one to four columns, optionally with a second list of what is excluded.',
  {
    ...alignedHeader,
    items: lines('The points, in order.'),
    label: Type.Optional(plain('Title above the points, needed beside `except`.')),
    except: Type.Optional(
      mapping('A second list: what is excluded.', {
        label: plain('Title above the excluded points.'),
        items: lines('What is excluded, in order.'),
      }),
    ),
    columns: choice([1, 2, 3, 4], 'Columns on a wide screen (2 by default).'),
    actions: Type.Optional(actions),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'list bullets benefits' },
);

export type Checklist = Static<typeof schema>;
