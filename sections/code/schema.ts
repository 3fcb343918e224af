import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  codeLanguages,
  line,
  plain,
  section,
} from '../../schema/vocabulary.ts';

export const schema = section(
  'code',
  'Code, coloured at build time without any script.',
  {
    ...alignedHeader,
    code: Type.String({
      minLength: 1,
      description: 'The code, best as a block (`|`) so that its lines stay.',
    }),
    language: choice(codeLanguages, 'Language of the code. By default, it stays plain.'),
    file: Type.Optional(plain('Name of the file, shown above the code.')),
    caption: Type.Optional(line('Remark below the code.')),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'listing snippet source configuration' },
);

export type Code = Static<typeof schema>;
