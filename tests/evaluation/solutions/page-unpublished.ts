import type { Solution } from '../Task.ts';

const menu = [
  'pages.yaml',
  '      - { label: Courses, to: /courses }\n      - { label: Find',
  '      - { label: Find',
] as const;
const footer = ['pages.yaml', '          - { label: Courses, to: /courses }\n', ''] as const;
const draft = ['pages.yaml', '  /courses:\n', '  /courses:\n    draft: true\n'] as const;

export const solution: Solution = {
  edits: [
    draft,
    menu,
    footer,
    ['pages.yaml', '  theme:\n', '  redirects: { /courses: / }\n  theme:\n'],
  ],
  mistakes: {
    'no redirect': { edits: [draft, menu, footer], message: '/courses does not redirect to /' },
    'links left behind': { edits: [draft], message: 'check reports BW101' },
  },
};
