import Type from 'typebox';
import { defineKeys, mapping } from '../../schema/vocabulary.ts';

/** The test of a section: a second variant of it, which half of the visitors see. */
export const keys = defineKeys({
  section: {
    test: mapping(
      'A test: half of the visitors see the section with the keys of `b` in place of its own.',
      {
        name: Type.String({
          pattern: '^[a-z][a-z0-9-]*$',
          title: 'Name',
          description:
            'Name of the test in forms and statistics: lower-case letters, digits and hyphens. A visitor sees the same variant of all tests with this name.',
        }),
        owner: Type.String({
          pattern: '\\S',
          title: 'Owner',
          description: 'Who decides about the test, such as a name or an email address.',
        }),
        end: Type.String({
          format: 'moment',
          title: 'Last day',
          description:
            'Last day of the test, such as `2027-03-31`. After it, all visitors see the page itself.',
        }),
        b: Type.Record(Type.String(), Type.Unknown(), {
          minProperties: 1,
          title: 'Variant b',
          description: 'The keys of the section that differ in the variant, such as `headline`.',
        }),
      },
      { title: 'Test', 'x-technical': true },
    ),
  },
});
