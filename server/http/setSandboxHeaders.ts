import type { ServerResponse } from 'node:http';

/** Types of files that cannot run scripts when they are opened in a tab. */
const inertFiles =
  /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp4|webm|mp3|ogg|css|js|mjs|json|txt)$/i;

/**
 * Sets headers by which browsers trust the declared type of a file, and open documents (SVG, HTML,
 * XML, PDF …) without scripts and in an origin of their own. Policies set before stay in force.
 */
export function setSandboxHeaders(response: ServerResponse, path: string): void {
  response.setHeader('x-content-type-options', 'nosniff');
  if (inertFiles.test(path)) return;
  const known = response.getHeader('content-security-policy');
  const policies = known === undefined ? [] : [known].flat().map(String);
  response.setHeader('content-security-policy', [...policies, 'sandbox']);
}
