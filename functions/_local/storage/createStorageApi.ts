import { StorageError, storageErrors, toStorageError } from './StorageError.ts';
import * as answers from './storageHandlers.ts';

/**
 * Creates the handler of /storage/v1: the routes of Supabase's storage server that storage-js needs
 * for uploads, and that functions need to read, sign and delete files. The row-level security of
 * `storage.objects` decides what anonymous visitors may do, as on Supabase.
 */
export function createStorageApi(
  options: answers.StorageOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/storage\/v1/, '');
    try {
      for (const [method, pattern, handler] of routes) {
        const match = request.method === method ? pattern.exec(path) : null;
        if (match === null) continue;
        const [, bucket = '', name = ''] = match;
        const role = needsRole(handler) ? readRole(request, options) : 'anon';
        return await handler({ ...options, request, url, role, bucket, name: decode(name) });
      }
    } catch (error) {
      const storageError = error instanceof StorageError ? error : toStorageError(error);
      return answers.json(storageError.status, storageError.body);
    }
    return answers.json(404, {
      message: `Route ${request.method}:${path} not found`,
      error: 'Not Found',
      statusCode: 404,
    });
  };
}

const publicHandlers = new Set<answers.StorageHandler>([answers.signedDownload, answers.publicDownload]);

const routes: [string, RegExp, answers.StorageHandler][] = [
  ['GET', /^\/bucket$/, answers.buckets],
  ['POST', /^\/bucket$/, answers.createBucket],
  ['POST', /^\/object\/list\/([^/]+)$/, answers.list],
  ['POST', /^\/object\/sign\/([^/]+)\/(.+)$/, answers.sign],
  ['GET', /^\/object\/sign\/([^/]+)\/(.+)$/, answers.signedDownload],
  ['GET', /^\/object\/public\/([^/]+)\/(.+)$/, answers.publicDownload],
  ['GET', /^\/object\/info\/([^/]+)\/(.+)$/, answers.info],
  ['GET', /^\/object\/(?:authenticated\/)?([^/]+)\/(.+)$/, answers.download],
  ['POST', /^\/object\/([^/]+)\/(.+)$/, answers.upload],
  ['PUT', /^\/object\/([^/]+)\/(.+)$/, answers.upload],
  ['DELETE', /^\/object\/([^/]+)\/(.+)$/, answers.removeOne],
  ['DELETE', /^\/object\/([^/]+)$/, answers.removeMany],
];

function needsRole(handler: answers.StorageHandler): boolean {
  return !publicHandlers.has(handler);
}

function readRole(
  request: Request,
  { anonKey, serviceKey }: answers.StorageOptions,
): 'anon' | 'service' {
  // The gateway of hosted storage uses a publishable key as authorization.
  const header = request.headers.get('authorization') ?? request.headers.get('apikey');
  if (header === null) throw storageErrors.noAuthorization();
  const token = header.replace(/^Bearer /i, '');
  if (token === serviceKey) return 'service';
  if (token === anonKey) return 'anon';
  throw storageErrors.badToken(token);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw storageErrors.invalidKey(name);
  }
}
