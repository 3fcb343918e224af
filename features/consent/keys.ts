import Type from 'typebox';
import { choice, defineKeys, link, mapping } from '../../schema/vocabulary.ts';

/** How visitors agree to services. */
export const keys = defineKeys({
  site: {
    consent: mapping(
      'How visitors agree to the services of `analytics` and `scripts`. Pages with services that need it ask by themselves.',
      {
        privacy: Type.Optional(link('The page about privacy, such as `/privacy`.')),
        before: choice(
          ['nothing', 'signals'],
          'What Google may load before visitors agree: `nothing` (the default), or its tag with `signals` (Google Consent Mode), which counts without cookies.',
        ),
      },
      { 'x-panel': 'Sharing and search', 'x-technical': true },
    ),
  },
});
