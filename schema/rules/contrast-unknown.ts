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
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  theme: { colors: { light: { muted: ${['var(--grey)', '"#555555"']} } } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
};
