import { choice, defineKeys } from '../../schema/vocabulary.ts';

/** What visitors choose from. */
export const schemeChoices = ['light', 'dark', 'system'] as const;

/** The switch for the colour scheme. */
export const keys = defineKeys({
  site: {
    schemeSwitch: choice(
      schemeChoices,
      'Lets visitors choose the colour scheme in the header. The value is the scheme of visitors who have not chosen: `system` follows the setting of the browser, as sites without the switch do.',
    ),
  },
});
