import { site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW109',
  phase: 'content',
  scope: 'page',
  severity: 'off',
  title: 'An image has no alt text',
  why: 'Empty alt text hides the image from screen readers, which is right only for decoration. This check is off unless `site.checks` turns it on.',
  help: 'Describe the image in a few words.',
  ...examples`${site}
  logo: { src: /logo.svg, alt: ${['""', 'Example']} }
  checks: { alt-empty: warning }
# public/logo.svg
<svg/>`,
};
