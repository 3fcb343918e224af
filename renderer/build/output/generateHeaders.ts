import type { RenderContext } from '../../page/RenderContext.ts';

/**
 * `_headers` as Netlify and Cloudflare Pages read it: security headers for every page, a year of
 * caching for files whose names carry a hash.
 */
export function generateHeaders({ assets, base }: RenderContext): string {
  const everywhere = {
    'Content-Security-Policy': `${assets.policy ?? "default-src 'self'"}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Not for subdomains: other services of the domain may not have TLS.
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines,
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
