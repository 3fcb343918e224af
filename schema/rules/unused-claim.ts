import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW511',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: '`site.differentClaims` names a claim that no text contains',
  why: 'It could hide a contradiction later.',
  help: 'Copy the words from a text, or remove the entry.',
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: Chosen by 500+ shops
  differentClaims: [[500+ shops, ${['90+ shops', '300+ shops']}]]
pages:
  /:
    title: Home
    description: In this city, 300+ shops work with us
    sections:
      - { type: hero, headline: Hello }`,
};
