import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import { runsAnywhere } from './runsAnywhere.ts';
import type { trial } from './trial.ts';

/** Serves the scripts of a build so that they run at any address. */
export function createPreviewScripts({ options }: typeof trial): RequestHandler {
  const { root = '', values = {} } = options ?? {};
  const folder = join(String(values.out ?? join(root, 'dist')), 'client');
  return (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    const file = join(folder, 'assets', basename(path));
    if (!existsSync(file)) return next();
    const code = readFileSync(file, 'utf8');
    const changed = runsAnywhere(code);
    if (changed === code) return next();
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(changed);
  };
}
