import { choice, defineKeys } from '../../schema/vocabulary.ts';

/** What visitors choose from. */
export const schemeChoices = ['light', 'dark', 'system'] as const;

/** The switch for the colour scheme. */
export const keys = defineKeys({
  site: {
    schemeSwitch: choice(
      schemeChoices,
      'Lets visitors choose the colour scheme in the header. The value is the choice of those who have made none: `system` follows their setting, as sites without the switch do.',
    ),
  },
});
