import { createHash } from 'node:crypto';

/**
 * Creates the content security policy of a built site: nothing from other origins, no inline script,
 * and one inline stylesheet, allowed by its hash.
 *
 * @param options.connect origins that forms are sent to
 */
export function createContentPolicy({
  stylesheet,
  connect,
}: {
  stylesheet: string;
  connect: string[];
}) {
  const stylesheetHash = createHash('sha256').update(stylesheet).digest('base64');
  const backend = ["'self'", ...connect].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${stylesheetHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${backend}`,
    `form-action ${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
  ].join('; ');
}
