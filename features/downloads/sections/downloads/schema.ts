import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  featureKeys,
  line,
  link,
  mapping,
  plain,
  section,
} from '../../../../schema/vocabulary.ts';

const file = mapping('A file.', {
  name: plain('What the file is, such as "Price list 2027".'),
  to: link('Path of a file in public/, such as `/files/prices.pdf`, or its address elsewhere.'),
  text: Type.Optional(line('A sentence about it.')),
  size: Type.Optional(
    plain('Size as shown, such as "2 MB", for a file elsewhere. Files in public/ are measured.'),
  ),
  ...featureKeys.entry,
});

const group = mapping('A group of files.', {
  title: Type.Optional(plain('Title of the group.')),
  files: Type.Array(file, { minItems: 1, description: 'The files, in order.' }),
});

export const schema = section(
  'downloads',
  'Files to download, with their type and size, in one or more groups.',
  {
    ...alignedHeader,
    groups: Type.Array(group, { minItems: 1, description: 'The groups, in order.' }),
  },
  { 'x-group': 'Pictures and video', 'x-synonyms': 'files documents press-kit brochures forms' },
);

export type Downloads = Static<typeof schema>;

/** A file to download. */
export type DownloadFile = Static<typeof file>;
