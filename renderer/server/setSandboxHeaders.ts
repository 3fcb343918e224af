import type { ServerResponse } from 'node:http';

/** Files that a browser shows as such, and that cannot run anything in a tab of their own. */
const inert =
  /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp4|webm|mp3|ogg|css|js|mjs|json|txt)$/i;

/**
 * Has browsers open a file as what it is, and a document (SVG, HTML, XML, PDF …) without scripts
 * and in an origin of its own. Policies that were set before stay in force.
 */
export function setSandboxHeaders(response: ServerResponse, path: string): void {
  response.setHeader('x-content-type-options', 'nosniff');
  if (inert.test(path)) return;
  const known = response.getHeader('content-security-policy');
  const policies = known === undefined ? [] : [known].flat().map(String);
  response.setHeader('content-security-policy', [...policies, 'sandbox']);
}
