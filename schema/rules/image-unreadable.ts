import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW038',
  phase: 'shape',
  severity: 'error',
  title: 'A picture cannot be read',
  why: 'Browsers could not show it, and the build could not make smaller copies of it.',
  help: 'Save the picture again in the format that its name says.',
  bad: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.png, alt: Ada at her desk }
# public/images/ada.png
not a picture`,
  good: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.svg, alt: Ada at her desk }
# public/images/ada.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
};
