import { failureOf } from '../failureOf.ts';

/**
 * A refusal as Supabase's storage server words it: HTTP 400 nearly always, with the real status as a
 * string in the body.
 */
export class StorageRefusal extends Error {
  readonly body: Record<string, unknown>;
  readonly status: number;

  constructor(statusCode: string, error: string, message: string, code: string, status = 400) {
    super(message);
    this.name = 'StorageRefusal';
    this.status = status;
    this.body = { statusCode, error, message, code };
  }
}

/** The refusals of the storage server, word for word (tests/backend/oracle). */
export const refusals = {
  noAuthorization: () =>
    new StorageRefusal(
      '400',
      'Error',
      "headers must have required property 'authorization'",
      'InvalidRequest',
    ),
  badToken: (token: string) =>
    new StorageRefusal(
      '403',
      'Unauthorized',
      token.split('.').length === 3 ? 'JWS Protected Header is invalid' : 'Invalid Compact JWS',
      'AccessDenied',
    ),
  rowLevelSecurity: () =>
    new StorageRefusal(
      '403',
      'Unauthorized',
      'new row violates row-level security policy',
      'AccessDenied',
    ),
  accessDenied: () => new StorageRefusal('403', 'Unauthorized', 'Access denied', 'AccessDenied'),
  duplicate: () =>
    new StorageRefusal('409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'),
  invalidKey: (key: string) =>
    new StorageRefusal('400', 'InvalidKey', `Invalid key: ${key}`, 'InvalidKey'),
  mediaType: (type: string) =>
    new StorageRefusal(
      '415',
      'invalid_mime_type',
      `mime type ${type} is not supported`,
      'InvalidMimeType',
    ),
  tooLarge: () =>
    new StorageRefusal(
      '413',
      'Payload too large',
      'The object exceeded the maximum allowed size',
      'EntityTooLarge',
    ),
  noContent: () =>
    new StorageRefusal('400', 'InvalidRequest', 'No content provided', 'InvalidRequest'),
  noBucket: () => new StorageRefusal('404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'),
  noObject: () => new StorageRefusal('404', 'not_found', 'Object not found', 'NoSuchKey'),
  badSignature: () =>
    new StorageRefusal('400', 'InvalidJWT', 'signature verification failed', 'InvalidJWT'),
};

/**
 * Turns a failure into an answer: 400 for values that the database cannot hold, 507 when there is no
 * room, 503 for all others.
 */
export function refusalOf(error: unknown): StorageRefusal {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code.startsWith('22')) {
    return new StorageRefusal(
      '400',
      'InvalidRequest',
      'A value cannot be stored',
      'InvalidRequest',
    );
  }
  const { status, message } = failureOf(error);
  const name = status === 507 ? 'InsufficientStorage' : 'ServiceUnavailable';
  return new StorageRefusal(String(status), name, message, code || 'InternalError', status);
}
