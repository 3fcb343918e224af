import type { Database } from '../database/Database.ts';
import type { ObjectFiles, ObjectRecord } from './openObjectFiles.ts';

/** Restores lost rows of `storage.objects` from the uploaded files. Returns their number. */
export async function restoreObjects(database: Database, files: ObjectFiles): Promise<number> {
  const records = JSON.stringify(await files.records());
  const rows = await database.query(
    `insert into storage.objects (id, bucket_id, name, metadata, user_metadata, created_at)
      select r.id, r.bucket, r.name, r.metadata, r."userMetadata", r."createdAt"
        from jsonb_to_recordset($1::text::jsonb)
          as r(id uuid, bucket text, name text, metadata jsonb, "userMetadata" jsonb,
            "createdAt" timestamptz)
        where exists (select 1 from storage.buckets b where b.id = r.bucket)
      on conflict do nothing returning id`,
    [records],
  );
  return rows.length;
}

/**
 * Completes or deletes the uploads that a killed process left unfinished. A file with a row gets its
 * metadata file, because the row makes a retry count as stored; a file without a row is deleted.
 */
export async function completeUploads(database: Database, files: ObjectFiles): Promise<void> {
  const unfinished = await files.unfinished();
  if (unfinished.length === 0) return;
  const rows = await database.query(
    `select jsonb_build_object('id', id, 'bucket', bucket_id, 'name', name, 'metadata', metadata,
        'userMetadata', user_metadata, 'createdAt', created_at) as record
      from storage.objects
      where id::text in (select jsonb_array_elements_text($1::text::jsonb))`,
    [JSON.stringify(unfinished)],
  );
  const records = new Map(
    rows.map(({ record }) => [(record as ObjectRecord).id, record as ObjectRecord]),
  );
  for (const id of unfinished) {
    const record = records.get(id);
    if (record === undefined) await files.remove(id);
    else await files.complete(record);
  }
}
