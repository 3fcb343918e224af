import Type from 'typebox';
import {
  choice,
  codeLanguages,
  defineKeys,
  flag,
  list,
  mapping,
  plain,
} from '../../schema/vocabulary.ts';

const mark = list(
  'Lines to mark, as numbers and ranges, such as `[2, 5-7]`.',
  Type.Union([
    Type.String({
      pattern: '^[1-9][0-9]*(-[1-9][0-9]*)?$',
      description: 'A line, such as `2`, or a range, such as `5-7`.',
    }),
    Type.Integer({ minimum: 1 }),
  ]),
);

/** Keys of sections `code`. */
export const keys = defineKeys({
  sectionTypes: {
    code: {
      copy: flag(
        '`true` adds a button that copies the code. The page then has a script of less than 1 kB.',
      ),
      mark,
      tab: Type.Optional(plain('Label of the code, for a section with `tabs`.')),
      tabs: list(
        'More code, such as the same command for another program. Visitors see one tab at a time.',
        mapping('A tab.', {
          tab: plain('Its label.'),
          code: Type.String({ minLength: 1, description: 'Its code.' }),
          language: choice(
            codeLanguages,
            'Language of the code. By default, the language of the section.',
          ),
          mark,
        }),
      ),
    },
  },
});
