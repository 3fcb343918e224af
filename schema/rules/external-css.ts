import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW422',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'theme.css refers to something that pages cannot load',
  why: 'The content security policy allows only files of the site, and styles are part of each page.',
  help: 'Copy rules into theme.css and files into public/. Paths begin with `/`, as in `/images/pattern.svg`.',
};
