import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import { listMiddleware } from '../../../server/index.ts';

/**
 * Returns the handler that sets the headers of all responses. Scripts come from the bundles alone: no
 * content of a change set can become one.
 */
export function securityHeaders(origin: string): RequestHandler {
  const editorScripts = ['_edit/assets/', '_edit/islands/', 'renderer/islands/'];
  const scripts = [
    ...editorScripts,
    ...listMiddleware('team').flatMap(({ path, scripts: names = [] }) =>
      names.map((name) => path.slice(1) + name),
    ),
  ];
  const islands = ['sections/', '@fs/'];
  const list = (paths: string[]) => paths.map((path) => `${origin}/${path}`).join(' ');
  const common = "object-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self' data:";
  const policies = {
    editor: `default-src 'none'; script-src ${list(scripts)}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; ${common}`,
    page: `default-src 'none'; script-src ${list([...scripts, ...islands])}; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; media-src 'self' https:; frame-src 'self' https:; form-action 'none'; frame-ancestors 'self'; ${common}`,
  };
  const isSecure = origin.startsWith('https:');
  return (request, response, next) => {
    const path = request.url?.split(/[?#]/)[0];
    response.setHeader('content-security-policy', policies[path === '/_edit' ? 'editor' : 'page']);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-robots-tag', 'noindex, nofollow');
    response.setHeader('referrer-policy', 'same-origin');
    const isAsset = /^\/_edit\/(?:assets|islands)\//.test(path ?? '');
    response.setHeader('cache-control', isAsset ? 'no-cache' : 'no-store');
    if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000');
    next();
  };
}
