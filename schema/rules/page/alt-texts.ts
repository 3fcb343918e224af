import { site } from '../../diagnostics/exampleSites.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('page', {
  'alt-text': {
    code: 'BW108',
    severity: 'warning',
    title: 'Alt text does not describe the image',
    why: 'Alt text is all that visitors who cannot see the image get.',
    help: 'Describe the image in a few words, or write "" if it is decoration.',
    ...examples`- type: quote
  text: It simply works.
  image: { src: /ada.svg, alt: ${['ada.svg', 'Ada at her desk']} }
# public/ada.svg
<svg/>`,
  },
  'alt-empty': {
    code: 'BW109',
    severity: 'off',
    title: 'An image has no alt text',
    why: 'Empty alt text hides the image from screen readers, which is right only for decoration. This check is off unless `site.checks` turns it on.',
    help: 'Describe the image in a few words.',
    ...examples`${site}
  logo: { src: /logo.svg, alt: ${['""', 'Example']} }
  checks: { alt-empty: warning }
# public/logo.svg
<svg/>`,
  },
});

export { checkAltTexts as checkPage } from './images/checkAltTexts.ts';
