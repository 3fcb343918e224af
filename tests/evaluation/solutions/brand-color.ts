import type { Solution } from '../Task.ts';

const accent = ['pages.yaml', 'accent: "#0f766e"', 'accent: "#b91c1c"'] as const;

export const solution: Solution = {
  edits: [accent],
  mistakes: {
    'the second color': {
      edits: [['pages.yaml', 'highlight: "#f59e0b"', 'highlight: "#b91c1c"']],
      message: 'The pages still use the green',
    },
    'both colors': {
      edits: [accent, ['pages.yaml', 'highlight: "#f59e0b"', 'highlight: "#b91c1c"']],
      message: 'The second color changed',
    },
  },
};
