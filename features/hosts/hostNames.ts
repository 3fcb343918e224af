/** The hosts as `site.host` names them, the recommended ones first. `hosts` has their rules, which few commands need. */
export const hostNames = [
  'cloudflare-workers',
  'cloudflare-pages',
  'netlify',
  'vercel',
  'github-pages',
  'nginx',
  'apache',
  'caddy',
  's3-cloudfront',
  'gitlab-pages',
  'firebase',
  'azure-static-web-apps',
  'render',
] as const;

export type HostName = (typeof hostNames)[number];

/** The files that hosts read in the output, besides `_redirects` and `_headers`. */
export const outputFiles: Partial<Record<HostName, string>> = {
  apache: '.htaccess',
  'azure-static-web-apps': 'staticwebapp.config.json',
};

/** The hosts that show a file at an old address rather than follow the redirect. */
export const filesFirst: readonly HostName[] = ['netlify', 'gitlab-pages', 'render'];

/** The hosts that follow a pattern even where a page exists, unless a line of its own shows the page. */
export const patternsFirst: readonly HostName[] = ['cloudflare-workers', 'cloudflare-pages'];
