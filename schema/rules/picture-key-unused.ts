import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW551',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A key of a picture has no effect in this layout',
  why: 'In this layout the picture fills its place, without room for a caption, a frame or another shape.',
  help: 'Remove the key, or choose another layout.',
  ...examples`- type: hero
  headline: Welcome
  layout: ${['background', 'split']}
  image: { src: 'placeholder:landscape', alt: Our team, caption: Our team in May }`,
};
