import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Handler } from './Handler.ts';
import { isHiddenPath, parseRequestPath } from './parseRequestPath.ts';
import { sendFile } from './sendFile.ts';
import { setSandboxHeaders } from './setSandboxHeaders.ts';

/**
 * Serves the files of public/ where they lie. Whoever put them there may not be who runs the
 * server: none runs script in the server's origin.
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

/** Whether a file lies below a folder, all links followed. */
function isInside(file: string, folder: string): boolean {
  return realpathSync(file).startsWith(realpathSync(folder) + sep);
}

/** Whether there is a file; a link counts as what it leads to. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
