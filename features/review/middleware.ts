import { readBasePath } from '../../base/files/readBasePath.ts';
import type { Middleware } from '../../server/index.ts';
import { hasCommits } from '../_shared/git/index.ts';

/** Pages with the changes since the last commit marked, and in `dev` the link to them. */
export const middleware: Middleware = {
  path: '/_changes/',
  scripts: ['preview.js'],
  async createHandler(site) {
    const { handleChanges } = await import('./served/handleChanges.ts');
    return handleChanges(site);
  },
  async renderHead({ root }) {
    if (!(await hasCommits(root))) return '';
    return `<meta name="blockwright-changes" content="${readBasePath(root)}_changes/"><script type="module" src="/features/review/browser/showSwitch.ts"></script>`;
  },
};
