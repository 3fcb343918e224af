import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('page', {
  'page-weight': {
    code: 'BW126',
    severity: 'warning',
    title: 'A page is too heavy',
    why: 'Every kilobyte makes visitors on slow connections wait. The limits in `site.checks` are `page-kilobytes` (HTML, styles and scripts), `script-kilobytes` and `image-kilobytes` (the largest copy of each image, lazily loaded ones included), all as they are transferred.',
    help: 'Split the page, or use smaller images and fewer interactive sections.',
  },
  'host-limit': {
    code: 'BW512',
    scope: 'site',
    severity: 'error',
    title: 'The site exceeds a limit of its host',
    why: 'The host refuses the upload, or silently ignores the rest. The build compares its files with the documented limits of `site.host`.',
    help: 'Make the site smaller, choose another host, or use `host-limit: warning` in `site.checks` if your plan allows more.',
  },
  'picture-key-unused': {
    code: 'BW551',
    severity: 'warning',
    title: 'A key of a picture has no effect in this layout',
    why: 'In this layout the picture fills its place, without room for a caption, a frame or another shape.',
    help: 'Remove the key, or choose another layout.',
    ...examples`- type: hero
  headline: Welcome
  layout: ${['background', 'split']}
  image: { src: 'placeholder:landscape', alt: Our team, caption: Our team in May }`,
  },
});
