import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { isHiddenPath, parseRequestPath } from '../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { setSandboxHeaders } from './setSandboxHeaders.ts';

/**
 * Returns the handler that serves the files of a site's public/. Their author may not be who runs the
 * server, so no file may run scripts in the server's origin.
 */
export function servePublicFiles(root: string): RequestHandler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path === undefined || isHiddenPath(path)) return next();
    if (!isPublicFile(root, path)) return next();
    setSandboxHeaders(response, path);
    // Lazy import: the first page does not wait for the library.
    const { sendFile } = await import('../../base/http/sendFile.ts');
    sendFile(request, response, resolvePublicFile(root, path), next);
  };
}
