import type { Solution } from '../Task.ts';

export const solution: Solution = {
  edits: [['pages.yaml', '  /prices:\n', '  /prices:\n    noindex: true\n']],
  mistakes: {
    'the whole page hidden': {
      edits: [['pages.yaml', '  /prices:\n', '  /prices:\n    draft: true\n']],
      message: 'check reports BW101',
    },
    'another page': {
      edits: [['pages.yaml', '  /contact:\n', '  /contact:\n    noindex: true\n']],
      message: '/prices is open to search engines',
    },
  },
};
