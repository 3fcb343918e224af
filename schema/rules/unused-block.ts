import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW110',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: 'A block is never used',
  why: 'The block may be left over, or its `use:` may have been forgotten.',
  help: 'Use the block on a page, or remove it.',
  bad: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }`,
  good: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - use: closing`,
};

export { checkUnusedBlocks as checkSite } from '../content/site/checkUnused.ts';
