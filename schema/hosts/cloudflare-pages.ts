import type { Host } from '../vocabulary/site/hosts.ts';

/**
 * Cloudflare Pages: https://developers.cloudflare.com/pages/platform/limits/ (files of the free plan),
 * https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/.
 */
export const host: Host = {
  title: 'Cloudflare Pages',
  source: 'https://developers.cloudflare.com/pages/platform/limits/',
  files: 20_000,
  fileBytes: 25 * 2 ** 20,
  redirects: 2000,
  redirectLength: 1000,
  headerRules: 100,
  headerLength: 2000,
  hint: 'paid plans allow 100,000 files: set `host-limit: warning` there',
};
