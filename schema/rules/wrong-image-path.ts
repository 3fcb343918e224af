import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW025',
  phase: 'shape',
  severity: 'error',
  title: 'An image path does not point into public/',
  why: 'Blockwright resizes and serves images from public/ only.',
  help: 'Put the file in public/ and write its path from there, starting with a slash.',
  bad: `- type: quote
  text: It simply works.
  image: { src: images/ada.svg, alt: Ada }`,
  good: `- type: quote
  text: It simply works.
  image: { src: /images/ada.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
};
