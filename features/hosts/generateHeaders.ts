import type { RenderContext } from '../../renderer/index.ts';

/** Generates `_headers`: security headers for every page, and a year of caching for files with a hash in their names. */
export function generateHeaders({ assets, base }: RenderContext): string {
  const headers = {
    ...(assets.policy && { 'Content-Security-Policy': assets.policy.header }),
    ...(assets.noindex && { 'X-Robots-Tag': 'noindex, nofollow' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Without subdomains: other services of the domain may not support TLS.
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return [
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
