import type { Host } from '../vocabulary/site/hosts.ts';

/** Vercel: https://vercel.com/docs/redirects/configuration-redirects (`redirects` of vercel.json). */
export const host: Host = {
  title: 'Vercel',
  source: 'https://vercel.com/docs/redirects/configuration-redirects',
  redirects: 2048,
  redirectLength: 4096,
  hint: 'Vercel reads more redirects from a file that `bulkRedirectsPath` names',
};
