import type { Host } from '../vocabulary/site/hosts.ts';

/** GitHub Pages: https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits. */
export const host: Host = {
  title: 'GitHub Pages',
  source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  siteBytes: 1e9,
};
