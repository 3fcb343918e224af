import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW108',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Alt text does not describe the image',
  why: 'Alt text is all that visitors who cannot see the image get.',
  help: 'Describe the image in a few words, or write "" if it is decoration.',
  ...examples`- type: quote
  text: It simply works.
  image: { src: /ada.svg, alt: ${['ada.svg', 'Ada at her desk']} }
# public/ada.svg
<svg/>`,
};

export { checkAltTexts as checkPage } from '../content/page/checkAltTexts.ts';
