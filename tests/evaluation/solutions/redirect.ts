import type { Solution } from '../Task.ts';

const place = '  theme:\n';
const redirects = (rest: string) =>
  ['pages.yaml', place, `  redirects:\n    /preise.html: /prices\n${rest}${place}`] as const;

export const solution: Solution = {
  edits: [redirects('    /shop/*: /\n')],
  mistakes: {
    'one of two': { edits: [redirects('')], message: '/shop/* does not redirect to /' },
    'one address only': {
      edits: [redirects('    /shop: /\n')],
      message: '/shop/* does not redirect to /',
    },
  },
};
