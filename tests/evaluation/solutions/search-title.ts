import type { Solution } from '../Task.ts';

const title = [
  'pages.yaml',
  'title: Plans for small and large boat clubs',
  'title: Prices of boat club software',
] as const;
const old =
  'description: What {{ site.name }} costs for a club each season. Every plan has all features; only the number of boats differs.';
const description = [
  'pages.yaml',
  old,
  'description: Plans for boat clubs begin at $90 a season. Every plan has all features; only the number of boats differs.',
] as const;

export const solution: Solution = {
  edits: [title, description],
  mistakes: {
    'the heading as well': {
      edits: [
        title,
        description,
        [
          'pages.yaml',
          'title: Priced by boats, not by members',
          'title: Prices of boat club software',
        ],
      ],
      message: '/pricing does not show “Priced by boats, not by members”',
    },
    'a short description': {
      edits: [title, ['pages.yaml', old, 'description: From $90 a season.']],
      message: 'The description has 18 characters',
    },
  },
};
