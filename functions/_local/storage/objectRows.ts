import type { Row } from '../../_shared/intake/createSqlIntake.ts';
import type { Parameter } from '../database/Database.ts';
import type { ObjectRecord } from './openObjectFiles.ts';
import type { StorageContext } from './StorageContext.ts';
import { storageErrors } from './StorageError.ts';

// The rows of `storage.objects` and `storage.buckets`, read and written with the rights of a role.

/** Runs a statement with the rights of the requesting role. */
export async function queryAsRole(
  { database, role }: StorageContext,
  text: string,
  parameters?: Parameter[],
): Promise<Row[]> {
  return role === 'service'
    ? database.query(text, parameters)
    : database.queryAs('anon', text, parameters);
}

/**
 * Returns the row of the bucket.
 *
 * @throws StorageError when the bucket does not exist
 */
export async function getBucket({ database, bucket }: StorageContext): Promise<Row> {
  const [row] = await database.query('select * from storage.buckets where id = $1', [bucket]);
  if (row === undefined) throw storageErrors.noBucket();
  return row;
}

/**
 * Returns the row of the object.
 *
 * @throws StorageError when it does not exist or the role may not see it
 */
export async function getObject(context: StorageContext): Promise<Row> {
  const [row] = await queryAsRole(
    context,
    'select * from storage.objects where bucket_id = $1 and name = $2',
    [context.bucket, context.name],
  );
  if (row === undefined) throw storageErrors.noObject();
  return row;
}

/**
 * Inserts the row of an uploaded file.
 *
 * @throws StorageError when row-level security refuses it or the name is taken
 */
export async function insertObject(
  context: StorageContext,
  { id, metadata, userMetadata }: ObjectRecord,
  upsert: boolean,
): Promise<void> {
  const conflict = upsert
    ? 'on conflict (bucket_id, name) do update set id = excluded.id, metadata = excluded.metadata, user_metadata = excluded.user_metadata'
    : '';
  try {
    await queryAsRole(
      context,
      `insert into storage.objects (id, bucket_id, name, metadata, user_metadata)
        values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb) ${conflict}`,
      [
        ...[id, context.bucket, context.name, JSON.stringify(metadata)],
        userMetadata === null ? null : JSON.stringify(userMetadata),
      ],
    );
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '42501') throw storageErrors.rowLevelSecurity();
    if (code === '23505') throw storageErrors.duplicate();
    throw error;
  }
}

/** Deletes objects by name with their files. Returns the deleted rows. */
export async function deleteObjects(context: StorageContext, names: string[]): Promise<Row[]> {
  const rows = await queryAsRole(
    context,
    `delete from storage.objects where bucket_id = $1
        and name = any (array(select jsonb_array_elements_text($2::text::jsonb)))
      returning id, name, bucket_id, metadata, created_at, updated_at`,
    [context.bucket, JSON.stringify(names)],
  );
  for (const { id } of rows) await context.files.remove(String(id));
  return rows;
}
