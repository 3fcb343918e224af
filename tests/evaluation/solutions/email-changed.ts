import type { Solution } from '../Task.ts';

const site = ['pages.yaml', '  email: boats@example.com', '  email: pontoon@example.com'] as const;
const legal = 'Write to boats@example.com. This';

export const solution: Solution = {
  edits: [site, ['pages.yaml', legal, 'Write to {{ site.email }}. This']],
  mistakes: {
    'the legal notice forgotten': {
      edits: [site],
      message: '/legal still has “boats@example.com”',
    },
    'the sentence removed': {
      edits: [site, ['pages.yaml', legal, 'This']],
      message: '/legal does not show “pontoon@example.com”',
    },
  },
};
