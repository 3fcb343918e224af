import Type, { type Static } from 'typebox';
import { image } from '../../schema/vocabulary/fields/image.ts';
import { list, mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { anchor, line, markdown, moment, plain } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';

const entry = mapping('A change.', {
  date: moment('Day of the change (ISO 8601).'),
  version: Type.Optional(plain('Version, such as "2.4".')),
  title: line('What changed, in a few words.'),
  tags: list('Kinds of change.', plain('Kind of change, such as "New" or "Fixed".'), {
    uniqueItems: true,
  }),
  text: Type.Optional(markdown('The change in detail.')),
  image: Type.Optional(image),
  id: anchor('Anchor of the entry, for links and for the feed (`/changelog#version-2-4`).'),
});

export const schema = section(
  'changelog',
  'Changes of a product, with date, version and tags. With `items: { from: … }`, the same rows can fill a feed in `site.feeds`.',
  {
    ...alignedHeader,
    items: Type.Array(entry, { minItems: 1, description: 'The changes, in order.' }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'releases release-notes updates whats-new versions' },
);

export type Changelog = Static<typeof schema>;
