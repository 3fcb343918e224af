import { describeSystemError } from '../system/describeSystemError.ts';

/**
 * An error response in the format of Supabase's storage server: HTTP 400 in nearly all cases, with the
 * actual status as a string in the body.
 */
export class StorageError extends Error {
  readonly body: Record<string, unknown>;
  readonly status: number;

  constructor(statusCode: string, error: string, message: string, code: string, status = 400) {
    super(message);
    this.name = 'StorageRefusal';
    this.status = status;
    this.body = { statusCode, error, message, code };
  }
}

/** The errors of the storage server with its exact texts (tests/backend/oracle). */
export const storageErrors = {
  noAuthorization: () =>
    new StorageError(
      '400',
      'Error',
      "headers must have required property 'authorization'",
      'InvalidRequest',
    ),
  badToken: (token: string) =>
    new StorageError(
      '403',
      'Unauthorized',
      token.split('.').length === 3 ? 'JWS Protected Header is invalid' : 'Invalid Compact JWS',
      'AccessDenied',
    ),
  rowLevelSecurity: () =>
    new StorageError(
      '403',
      'Unauthorized',
      'new row violates row-level security policy',
      'AccessDenied',
    ),
  accessDenied: () => new StorageError('403', 'Unauthorized', 'Access denied', 'AccessDenied'),
  duplicate: () =>
    new StorageError('409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'),
  invalidKey: (key: string) =>
    new StorageError('400', 'InvalidKey', `Invalid key: ${key}`, 'InvalidKey'),
  mediaType: (type: string) =>
    new StorageError(
      '415',
      'invalid_mime_type',
      `mime type ${type} is not supported`,
      'InvalidMimeType',
    ),
  tooLarge: () =>
    new StorageError(
      '413',
      'Payload too large',
      'The object exceeded the maximum allowed size',
      'EntityTooLarge',
    ),
  noContent: () =>
    new StorageError('400', 'InvalidRequest', 'No content provided', 'InvalidRequest'),
  noBucket: () => new StorageError('404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'),
  noObject: () => new StorageError('404', 'not_found', 'Object not found', 'NoSuchKey'),
  badSignature: () =>
    new StorageError('400', 'InvalidJWT', 'signature verification failed', 'InvalidJWT'),
};

/**
 * Converts any error to a storage error: 400 for values that the database cannot store, 507 for a full
 * disk, 503 otherwise.
 */
export function toStorageError(error: unknown): StorageError {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code.startsWith('22')) {
    return new StorageError('400', 'InvalidRequest', 'A value cannot be stored', 'InvalidRequest');
  }
  const { status, message } = describeSystemError(error);
  const name = status === 507 ? 'InsufficientStorage' : 'ServiceUnavailable';
  return new StorageError(String(status), name, message, code || 'InternalError', status);
}
