import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW300',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A hidden file in public/ is not published',
  why: 'Files such as `.env` and `.git` hold passwords and histories, and everybody could read them. Only `.well-known`, `.nojekyll` and `.htaccess` are published.',
  help: 'Move the file out of public/; if visitors need it, give it a name without a dot.',
  ...examples`# ${['public/.env', 'public/settings.txt']}
KEY=example`,
};
