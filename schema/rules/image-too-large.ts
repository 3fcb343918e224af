import { site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW107',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'An image file is very large',
  why: 'Large images slow down the build, and large SVG files slow down the page.',
  help: 'Save a smaller version. The limit is `image-file-kilobytes` (`svg-file-kilobytes` for SVG) in `site.checks`.',
  ...examples`${site}
  logo: { src: /logo.svg, alt: Example }
${[
  `  checks: { svg-file-kilobytes: 0 }
`,
  '',
]}# public/logo.svg
<svg/>`,
};
