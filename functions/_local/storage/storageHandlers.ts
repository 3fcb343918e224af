import { createHash, randomUUID } from 'node:crypto';
import type { Row } from '../../_shared/intake/createSqlIntake.ts';
import type { Database, Statement } from '../database/Database.ts';
import type { ObjectFiles, ObjectRecord } from './openObjectFiles.ts';
import { readUpload, type Upload } from './readUpload.ts';
import { storageErrors } from './StorageError.ts';
import { signToken, verifyToken } from './signToken.ts';

// One answer for each route of the storage server, and what they share.

/** What the storage server is made of. */
export interface StorageOptions {
  database: Database;
  files: ObjectFiles;
  /** Key of anonymous visitors, who have the rights of the database role `anon`. */
  anonKey: string;
  /** Key of the service, which may do everything. */
  serviceKey: string;
  /** Signs links. */
  secret: string;
}

/** One request with what is needed to answer it. */
export interface StorageRequest extends StorageOptions {
  request: Request;
  url: URL;
  role: 'anon' | 'service';
  bucket: string;
  name: string;
}

/** Answers one kind of request. */
export type StorageHandler = (ask: StorageRequest) => Promise<Response>;

/** Stores a file, if bucket and row-level security let it in. */
export const upload: StorageHandler = async (ask) => {
  const { request, bucket, name, files } = ask;
  const upsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const rules = await bucketOf(ask);
  const limit = Number(rules.file_size_limit ?? 52_428_800);
  const file = await readUpload(request, limit);
  requireKey(bucket, name);
  const types = rules.allowed_mime_types as string[] | null;
  if (types !== null && !types.includes(file.type)) throw storageErrors.mediaType(file.type);
  if (file.bytes.byteLength > limit) throw storageErrors.tooLarge();
  const id = randomUUID();
  const { userMetadata } = file;
  const record: ObjectRecord = {
    ...{ id, bucket, name, userMetadata },
    metadata: metadataOf(file),
    createdAt: new Date().toISOString(),
  };
  try {
    await files.write(id, file.bytes);
    await insertObject(ask, record, upsert);
  } catch (error) {
    await files.remove(id).catch(() => undefined);
    throw error;
  }
  try {
    await files.complete(record);
  } catch (error) {
    // It was not acknowledged: the name must be free for another try.
    await ask.database.query('delete from storage.objects where id = $1', [id]);
    await files.remove(id).catch(() => undefined);
    throw error;
  }
  return json(200, { Key: `${bucket}/${name}`, Id: id });
};

/** Gives a file to whoever may see it. */
export const download: StorageHandler = (ask) => send(ask);

/** Gives a file to whoever has a link that has not ended. */
export const signedDownload: StorageHandler = async (ask) => {
  const grant = verifyToken(ask.url.searchParams.get('token') ?? '', ask.secret, new Date());
  if (grant?.url !== `${ask.bucket}/${ask.name}`) throw storageErrors.badSignature();
  return send({ ...ask, role: 'service' });
};

/** Gives a file of a public bucket. */
export const publicDownload: StorageHandler = async (ask) => {
  const rules = await bucketOf(ask);
  if (rules.public !== true) throw storageErrors.noBucket();
  return send({ ...ask, role: 'service' });
};

/** Tells about a file. */
export const info: StorageHandler = async (ask) => {
  const row = await objectOf(ask);
  const { size, mimetype, eTag, cacheControl } = row.metadata as Record<string, unknown>;
  return json(200, {
    id: row.id,
    name: ask.name,
    size,
    content_type: mimetype,
    etag: eTag,
    cache_control: cacheControl,
    metadata: row.user_metadata,
    created_at: row.created_at,
  });
};

/** Makes a link to a file that ends. */
export const sign: StorageHandler = async (ask) => {
  const { expiresIn } = (await readJson(ask.request)) as { expiresIn?: number };
  await objectOf(ask);
  const exp = Math.floor(Date.now() / 1000) + Number(expiresIn ?? 60);
  const token = signToken({ url: `${ask.bucket}/${ask.name}`, exp }, ask.secret);
  const path = [ask.bucket, ...ask.name.split('/')].map(encodeURIComponent).join('/');
  return json(200, { signedURL: `/object/sign/${path}?token=${token}` });
};

/** Lists files. */
export const list: StorageHandler = async (ask) => {
  const { prefix = '' } = (await readJson(ask.request)) as { prefix?: string };
  const rows = await asRole(ask, {
    text: `select name, id, created_at, updated_at, metadata from storage.objects
      where bucket_id = $1 and starts_with(name, $2) order by name limit 100`,
    parameters: [ask.bucket, prefix],
  });
  return json(200, rows);
};

/** Deletes a file. */
export const removeOne: StorageHandler = async (ask) => {
  const removed = await removeObjects(ask, [ask.name]);
  if (removed.length === 0) throw storageErrors.accessDenied();
  return json(200, { message: 'Successfully deleted' });
};

/** Deletes files by name. */
export const removeMany: StorageHandler = async (ask) => {
  const { prefixes = [] } = (await readJson(ask.request)) as { prefixes?: string[] };
  return json(200, await removeObjects(ask, prefixes));
};

/** Lists buckets. */
export const buckets: StorageHandler = async (ask) =>
  json(200, await asRole(ask, { text: 'select * from storage.buckets order by id' }));

/** Makes a bucket. */
export const createBucket: StorageHandler = async (ask) => {
  if (ask.role !== 'service') throw storageErrors.rowLevelSecurity();
  const wanted = (await readJson(ask.request)) as {
    id: string;
    public?: boolean;
    file_size_limit?: number | string;
    allowed_mime_types?: string[];
  };
  const types = JSON.stringify(wanted.allowed_mime_types ?? null);
  await asRole(ask, {
    text: `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ($1, $1, $2::text::boolean, $3::text::bigint, case when $4::text <> 'null' then
        array(select jsonb_array_elements_text($4::text::jsonb)) end)`,
    parameters: [wanted.id, String(wanted.public ?? false), bytesOf(wanted.file_size_limit), types],
  });
  return json(200, { name: wanted.id });
};

/** Runs a statement with the rights of whoever asks. */
async function asRole({ database, role }: StorageRequest, statement: Statement): Promise<Row[]> {
  if (role === 'service') return database.query(statement.text, statement.parameters);
  const [, rows] = await database.transaction([{ text: 'set local role anon' }, statement]);
  return rows ?? [];
}

async function bucketOf({ database, bucket }: StorageRequest): Promise<Row> {
  const [row] = await database.query('select * from storage.buckets where id = $1', [bucket]);
  if (row === undefined) throw storageErrors.noBucket();
  return row;
}

async function objectOf(ask: StorageRequest): Promise<Row> {
  const [row] = await asRole(ask, {
    text: 'select * from storage.objects where bucket_id = $1 and name = $2',
    parameters: [ask.bucket, ask.name],
  });
  if (row === undefined) throw storageErrors.noObject();
  return row;
}

async function insertObject(
  ask: StorageRequest,
  { id, metadata, userMetadata }: ObjectRecord,
  upsert: boolean,
): Promise<void> {
  const conflict = upsert
    ? 'on conflict (bucket_id, name) do update set id = excluded.id, metadata = excluded.metadata, user_metadata = excluded.user_metadata'
    : '';
  try {
    await asRole(ask, {
      text: `insert into storage.objects (id, bucket_id, name, metadata, user_metadata)
        values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb) ${conflict}`,
      parameters: [
        ...[id, ask.bucket, ask.name, JSON.stringify(metadata)],
        userMetadata === null ? null : JSON.stringify(userMetadata),
      ],
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '42501') throw storageErrors.rowLevelSecurity();
    if (code === '23505') throw storageErrors.duplicate();
    throw error;
  }
}

async function removeObjects(ask: StorageRequest, names: string[]): Promise<Row[]> {
  const rows = await asRole(ask, {
    text: `delete from storage.objects where bucket_id = $1
        and name = any (array(select jsonb_array_elements_text($2::text::jsonb)))
      returning id, name, bucket_id, metadata, created_at, updated_at`,
    parameters: [ask.bucket, JSON.stringify(names)],
  });
  for (const { id } of rows) await ask.files.remove(String(id));
  return rows;
}

async function send(ask: StorageRequest): Promise<Response> {
  const row = await objectOf(ask);
  const { mimetype, eTag, cacheControl } = row.metadata as Record<string, string>;
  return new Response(await ask.files.read(String(row.id)), {
    headers: {
      'content-type': mimetype ?? 'application/octet-stream',
      'cache-control': cacheControl ?? 'no-cache',
      etag: eTag ?? '',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

function requireKey(bucket: string, name: string): void {
  if (!/^[\w/!.*'() &$@=;:+,?-]+$/.test(name)) throw storageErrors.invalidKey(name);
  if (name.split('/').some((part) => part === '.' || part === '..')) {
    throw storageErrors.invalidKey(
      `stub/stub/${bucket}/${name}/${randomUUID()} contains dot path segment`,
    );
  }
}

function metadataOf({ bytes, type, cacheControl }: Upload): Record<string, unknown> {
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

function bytesOf(limit: number | string | undefined): string | null {
  const [, count, unit = ''] = /^(\d+)\s*([KMG]B)?$/i.exec(String(limit ?? '')) ?? [];
  if (count === undefined) return null;
  // The storage server's units are decimal.
  const sizes: Record<string, number> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9 };
  return String(Number(count) * (sizes[unit.toUpperCase()] ?? 1));
}

async function readJson(request: Request): Promise<unknown> {
  return (await request.json().catch(() => null)) ?? {};
}

/** A JSON answer. */
export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
