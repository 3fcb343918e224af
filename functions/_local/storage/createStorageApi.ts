import type { StorageHandler, StorageOptions } from './StorageContext.ts';
import { StorageError, storageErrors, toStorageError } from './StorageError.ts';
import * as handlers from './storageHandlers.ts';

/**
 * Creates the handler of /storage/v1: the routes of Supabase's storage server that storage-js needs
 * for uploads, and that functions need to read, sign and delete files. The row-level security of
 * `storage.objects` decides what anonymous visitors may do, as on Supabase.
 */
export function createStorageApi(options: StorageOptions): (request: Request) => Promise<Response> {
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
      return handlers.createStorageResponse(storageError.status, storageError.body);
    }
    return handlers.createStorageResponse(404, {
      message: `Route ${request.method}:${path} not found`,
      error: 'Not Found',
      statusCode: 404,
    });
  };
}

const publicHandlers = new Set<StorageHandler>([
  handlers.downloadSignedObject,
  handlers.downloadPublicObject,
]);

const routes: [string, RegExp, StorageHandler][] = [
  ['GET', /^\/bucket$/, handlers.listBuckets],
  ['POST', /^\/bucket$/, handlers.createBucket],
  ['POST', /^\/object\/list\/([^/]+)$/, handlers.listObjects],
  ['POST', /^\/object\/sign\/([^/]+)\/(.+)$/, handlers.createSignedUrl],
  ['GET', /^\/object\/sign\/([^/]+)\/(.+)$/, handlers.downloadSignedObject],
  ['GET', /^\/object\/public\/([^/]+)\/(.+)$/, handlers.downloadPublicObject],
  ['GET', /^\/object\/info\/([^/]+)\/(.+)$/, handlers.getObjectInfo],
  ['GET', /^\/object\/(?:authenticated\/)?([^/]+)\/(.+)$/, handlers.downloadObject],
  ['POST', /^\/object\/([^/]+)\/(.+)$/, handlers.uploadObject],
  ['PUT', /^\/object\/([^/]+)\/(.+)$/, handlers.uploadObject],
  ['DELETE', /^\/object\/([^/]+)\/(.+)$/, handlers.deleteOneObject],
  ['DELETE', /^\/object\/([^/]+)$/, handlers.deleteManyObjects],
];

function needsRole(handler: StorageHandler): boolean {
  return !publicHandlers.has(handler);
}

function readRole(request: Request, { anonKey, serviceKey }: StorageOptions): 'anon' | 'service' {
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
