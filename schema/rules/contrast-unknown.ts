import { pages, site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW401',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'The contrast of a colour cannot be computed',
  why: 'The check cannot report text in this colour that is hard to read.',
  help: 'Write the colour as #rrggbb, rgb(), hsl() or oklch().',
  ...examples`${site}
  theme: { colors: { light: { muted: ${['var(--grey)', '"#555555"']} } } }
${pages}`,
};
