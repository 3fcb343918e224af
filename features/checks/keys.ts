import Type from 'typebox';
import { defineKeys, plain } from '../../schema/vocabulary.ts';

/** Claims that only seem to contradict each other. */
export const keys = defineKeys({
  site: {
    differentClaims: Type.Array(
      Type.Array(plain('A claim as a text writes it, such as `500+ shops`.'), { minItems: 2 }),
      {
        'x-technical': true,
        description:
          'Claims that seem to contradict each other and are all true, each as a list of two or more.',
      },
    ),
  },
});
