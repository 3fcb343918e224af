import { createHash } from 'node:crypto';

/**
 * The content security policy of a built site: nothing from elsewhere, no inline script, one
 * inline stylesheet known by its hash. `connect` lists the origins forms are sent to.
 */
export function createContentPolicy({ stylesheet, connect }: { stylesheet: string; connect: string[] }) {
  const sum = createHash('sha256').update(stylesheet).digest('base64');
  const backend = ["'self'", ...connect].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${sum}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${backend}`,
    `form-action ${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
  ].join('; ');
}
