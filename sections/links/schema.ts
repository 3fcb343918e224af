import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { link } from '../../schema/parts/link.ts';
import { line, plain } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

const item = Type.Object(
  {
    label: plain('Words of the link.'),
    to: link('Where it leads.'),
    text: Type.Optional(line('A remark below the link.')),
  },
  { additionalProperties: false, description: 'A link.' },
);

/** Links to related pages. */
export const schema = section('links', 'Links to related pages, as tiles or in a row.', {
  ...head,
  items: Type.Array(item, { minItems: 1, description: 'The links, in order.' }),
  style: Type.Optional(
    Type.Enum(['grid', 'inline'], {
      description:
        '`grid` (default): tiles with an arrow. `inline`: small, in a row, without texts.',
    }),
  ),
});

/** Links to related pages. */
export type Links = Static<typeof schema>;
