import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW017',
  phase: 'shape',
  severity: 'error',
  title: 'A list is too long',
  why: 'The design has no room for more entries.',
  help: 'Remove entries, or split the section.',
  bad: `- type: hero
  headline: Hello
  badges:
    - { label: One }
    - { label: Two }
    - { label: Three }
    - { label: Four }
    - { label: Five }
    - { label: Six }
    - { label: Seven }`,
  good: `- type: hero
  headline: Hello
  badges:
    - { label: One }`,
};
