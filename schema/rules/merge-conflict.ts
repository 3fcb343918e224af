import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW066',
  phase: 'yaml',
  severity: 'error',
  title: 'The file contains a merge conflict',
  why: 'Git could not combine two versions of these lines and left both in the file.',
  help: 'Decide which lines to keep, and delete the three lines with markers.',
  bad: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
<<<<<<< HEAD
      - { type: hero, headline: Hello }
=======
      - { type: hero, headline: Welcome }
>>>>>>> new-headline`,
  good: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Welcome }`,
};
