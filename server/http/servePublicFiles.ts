import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';
import type { Handler } from './Handler.ts';
import { isHiddenPath, parseRequestPath } from './parseRequestPath.ts';
import { sendFile } from './sendFile.ts';
import { setSandboxHeaders } from './setSandboxHeaders.ts';

/**
 * Returns the handler that serves the files of public/. Their author may not be who runs the
 * server, so no file may run scripts in the server's origin.
 */
export function servePublicFiles(folder: string): Handler {
  return (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path === undefined || isHiddenPath(path)) return next();
    const file = join(folder, path);
    if (!isFile(file) || !isInside(file, folder)) return next();
    setSandboxHeaders(response, path);
    sendFile(request, response, file, next);
  };
}

/** Whether a file lies below a folder once all links are followed. */
function isInside(file: string, folder: string): boolean {
  return realpathSync(file).startsWith(realpathSync(folder) + sep);
}
