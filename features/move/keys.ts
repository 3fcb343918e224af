import Type from 'typebox';
import { defineKeys, list, mapping, plain } from '../../schema/vocabulary.ts';

const inventory = Type.String({
  minLength: 1,
  'x-technical': true,
  description:
    'The file that `blockwright inventory` wrote, beside `pages.yaml`, such as `old.json`.',
});

/** The site that this site replaces. */
export const keys = defineKeys({
  site: {
    replaces: Type.Union(
      [
        inventory,
        mapping('The inventory of the old site, and what is left out on purpose.', {
          inventory,
          gone: list(
            'What is left out on purpose: old addresses, such as `/team` or `/archive/*`, and sentences.',
            plain('An old address, or a sentence.'),
            { 'x-technical': true },
          ),
        }),
      ],
      {
        'x-technical': true,
        description:
          'The old site that this site replaces: `check` reports what is lost. Name the inventory, as `old.json`, or `inventory` and `gone`.',
      },
    ),
  },
});
