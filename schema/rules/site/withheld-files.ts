import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('site', {
  'public-hidden': {
    code: 'BW300',
    severity: 'warning',
    title:
      'A file in public/ is not published, because it is hidden or has the name of another file',
    why: 'Files such as `.env` and `.git` hold passwords and histories, which any visitor could read. Only `.well-known`, `.nojekyll` and `.htaccess` are published. Of files whose names differ only in capitals or in how accents are stored, macOS and Windows keep one.',
    help: 'Move the file out of public/; if visitors need it, give it a name without a dot.',
    ...examples`# ${['public/.env', 'public/settings.txt']}
KEY=example`,
  },
  'public-link': {
    code: 'BW301',
    severity: 'error',
    title: 'A link in public/ leads to a file that is not published',
    why: 'The link would publish a hidden file, or one outside of the site, which may differ on another machine.',
    help: 'Copy the file into public/ in place of the link.',
  },
});
