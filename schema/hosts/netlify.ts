import type { Host } from '../vocabulary/site/hosts.ts';

/** Netlify: https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit. */
export const host: Host = {
  title: 'Netlify',
  source: 'https://docs.netlify.com/site-deploys/overview/',
  filesInFolder: 54_000,
};
