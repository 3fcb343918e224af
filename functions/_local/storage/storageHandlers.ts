import { createHash, randomUUID } from 'node:crypto';
import { deleteObjects, getBucket, getObject, insertObject, queryAsRole } from './objectRows.ts';
import type { ObjectRecord } from './openObjectFiles.ts';
import { type ReceivedUpload, readUpload } from './readUpload.ts';
import type { StorageContext, StorageHandler } from './StorageContext.ts';
import { storageErrors } from './StorageError.ts';
import { signToken, verifyToken } from './signToken.ts';

// The handlers of the storage server's routes.

/** Stores a file that the bucket and row-level security permit. */
export const uploadObject: StorageHandler = async (context) => {
  const { request, bucket, name, files } = context;
  const upsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const bucketRow = await getBucket(context);
  const limit = Number(bucketRow.file_size_limit ?? 52_428_800);
  const file = await readUpload(request, limit);
  requireValidKey(bucket, name);
  const types = bucketRow.allowed_mime_types as string[] | null;
  if (types !== null && !types.includes(file.type)) throw storageErrors.mediaType(file.type);
  if (file.bytes.byteLength > limit) throw storageErrors.tooLarge();
  const id = randomUUID();
  const { userMetadata } = file;
  const record: ObjectRecord = {
    id,
    bucket,
    name,
    userMetadata,
    metadata: createMetadata(file),
    createdAt: new Date().toISOString(),
  };
  try {
    await files.write(id, file.bytes);
    await insertObject(context, record, upsert);
  } catch (error) {
    await files.remove(id).catch(() => undefined);
    throw error;
  }
  try {
    await files.complete(record);
  } catch (error) {
    // The upload was not acknowledged, so its name must be free for another attempt.
    await context.database.query('delete from storage.objects where id = $1', [id]);
    await files.remove(id).catch(() => undefined);
    throw error;
  }
  return createStorageResponse(200, { Key: `${bucket}/${name}`, Id: id });
};

/** Sends a file that the role may read. */
export const downloadObject: StorageHandler = (context) => sendFile(context);

/** Sends a file to the holder of a valid signed link. */
export const downloadSignedObject: StorageHandler = async (context) => {
  const url = await verifyToken(context.url.searchParams.get('token') ?? '', context.secret);
  if (url !== `${context.bucket}/${context.name}`) throw storageErrors.badSignature();
  return sendFile({ ...context, role: 'service' });
};

/** Sends a file of a public bucket. */
export const downloadPublicObject: StorageHandler = async (context) => {
  const bucketRow = await getBucket(context);
  if (bucketRow.public !== true) throw storageErrors.noBucket();
  return sendFile({ ...context, role: 'service' });
};

/** Returns the metadata of a file. */
export const getObjectInfo: StorageHandler = async (context) => {
  const row = await getObject(context);
  const { size, mimetype, eTag, cacheControl } = row.metadata as Record<string, unknown>;
  return createStorageResponse(200, {
    id: row.id,
    name: context.name,
    size,
    content_type: mimetype,
    etag: eTag,
    cache_control: cacheControl,
    metadata: row.user_metadata,
    created_at: row.created_at,
  });
};

/** Creates a link to a file that expires. */
export const createSignedUrl: StorageHandler = async (context) => {
  const { expiresIn } = (await readJson(context.request)) as { expiresIn?: number };
  await getObject(context);
  const exp = Math.floor(Date.now() / 1000) + Number(expiresIn ?? 60);
  const token = await signToken({ url: `${context.bucket}/${context.name}`, exp }, context.secret);
  const path = [context.bucket, ...context.name.split('/')].map(encodeURIComponent).join('/');
  return createStorageResponse(200, { signedURL: `/object/sign/${path}?token=${token}` });
};

/** Lists files. */
export const listObjects: StorageHandler = async (context) => {
  const { prefix = '' } = (await readJson(context.request)) as { prefix?: string };
  const rows = await queryAsRole(
    context,
    `select name, id, created_at, updated_at, metadata from storage.objects
      where bucket_id = $1 and starts_with(name, $2) order by name limit 100`,
    [context.bucket, prefix],
  );
  return createStorageResponse(200, rows);
};

/** Deletes a file. */
export const deleteOneObject: StorageHandler = async (context) => {
  const removed = await deleteObjects(context, [context.name]);
  if (removed.length === 0) throw storageErrors.accessDenied();
  return createStorageResponse(200, { message: 'Successfully deleted' });
};

/** Deletes files by name. */
export const deleteManyObjects: StorageHandler = async (context) => {
  const { prefixes = [] } = (await readJson(context.request)) as { prefixes?: string[] };
  return createStorageResponse(200, await deleteObjects(context, prefixes));
};

/** Lists buckets. */
export const listBuckets: StorageHandler = async (context) =>
  createStorageResponse(
    200,
    await queryAsRole(context, 'select * from storage.buckets order by id'),
  );

/** Creates a bucket. */
export const createBucket: StorageHandler = async (context) => {
  if (context.role !== 'service') throw storageErrors.rowLevelSecurity();
  const bucket = (await readJson(context.request)) as {
    id: string;
    public?: boolean;
    file_size_limit?: number | string;
    allowed_mime_types?: string[];
  };
  const types = JSON.stringify(bucket.allowed_mime_types ?? null);
  await queryAsRole(
    context,
    `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ($1, $1, $2::text::boolean, $3::text::bigint, case when $4::text <> 'null' then
        array(select jsonb_array_elements_text($4::text::jsonb)) end)`,
    [bucket.id, String(bucket.public ?? false), parseSize(bucket.file_size_limit), types],
  );
  return createStorageResponse(200, { name: bucket.id });
};

async function sendFile(context: StorageContext): Promise<Response> {
  const row = await getObject(context);
  const { mimetype, eTag, cacheControl } = row.metadata as Record<string, string>;
  return new Response(await context.files.read(String(row.id)), {
    headers: {
      'content-type': mimetype ?? 'application/octet-stream',
      'cache-control': cacheControl ?? 'no-cache',
      etag: eTag ?? '',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

function requireValidKey(bucket: string, name: string): void {
  if (!/^[\w/!.*'() &$@=;:+,?-]+$/.test(name)) throw storageErrors.invalidKey(name);
  if (name.split('/').some((segment) => segment === '.' || segment === '..')) {
    throw storageErrors.invalidKey(
      `stub/stub/${bucket}/${name}/${randomUUID()} contains dot path segment`,
    );
  }
}

function createMetadata({ bytes, type, cacheControl }: ReceivedUpload): Record<string, unknown> {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.byteLength,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}

function parseSize(limit: number | string | undefined): string | null {
  const [, count, unit = ''] = /^(\d+)\s*([KMG]B)?$/i.exec(String(limit ?? '')) ?? [];
  if (count === undefined) return null;
  // The storage server uses decimal units.
  const sizes: Record<string, number> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9 };
  return String(Number(count) * (sizes[unit.toUpperCase()] ?? 1));
}

async function readJson(request: Request): Promise<unknown> {
  return (await request.json().catch(() => null)) ?? {};
}

/** Creates a JSON response. */
export function createStorageResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
