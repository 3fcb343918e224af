/** The hosts, as `site.host` names them, that run code before they answer requests for pages. */
export const edgeHosts = ['cloudflare-workers', 'netlify', 'vercel'] as const;
