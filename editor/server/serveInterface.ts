import { join } from 'node:path';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { sendFile } from '../../base/http/sendFile.ts';

/**
 * Returns the handler that serves the bundled interface of the editor.
 *
 * @param folder the folder of the bundle
 */
export function serveInterface(folder: string): RequestHandler {
  return (request, response, next) => {
    const name = /^\/_edit\/assets\/([\w.-]+\.(?:js|css))(?:\?vite)?$/.exec(request.url ?? '')?.[1];
    if (!name) return next();
    sendFile(request, response, join(folder, name), next);
  };
}
