import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../functions/_local/database/Database.ts';
import { migrate } from '../../functions/_local/database/migrate.ts';
import { openEmbeddedDatabase } from '../../functions/_local/database/openEmbeddedDatabase.ts';
import { openServerDatabase } from '../../functions/_local/openIntake.ts';
import { createTemporaryFolder, packageRoot } from './support/backendHarness.ts';
import { type PostgresServer, startPostgres } from './support/postgres.ts';

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

/** The databases on which the migrations must work: newer and older than hosted ones (17). */
const databases: [string, () => Promise<Database>][] = [
  ['PGlite', () => openEmbeddedDatabase(createTemporaryFolder(), packageRoot)],
  [
    'a PostgreSQL server',
    async () => {
      server = await startPostgres();
      return openServerDatabase(server.database());
    },
  ],
];

const denied = '42501';
const add = (bucket: string, name: string, end = '') =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}') ${end}`;
const upsert = 'on conflict (bucket_id, name) do update set name = excluded.name';

/** Statements with their result for a visitor: 'ok', the number of affected rows, or an error code. */
const matrix: [string, string][] = [
  [add('resumes', '1700000000000-Ana-Lopez.pdf'), 'ok'],
  [add('resumes', '1700000000000-Ana-Lopez.DOCX'), 'ok'],
  [add('resumes', "1-Ana Maria-O''Neil.doc"), 'ok'],
  [add('resumes', '1-Ana-Lopez.exe'), denied],
  [add('resumes', '1-Ana-Lopez.pdf.exe'), denied],
  [add('resumes', 'Ana-Lopez.pdf'), denied],
  [add('resumes', 'folder/1-Ana-Lopez.pdf'), denied],
  [add('resumes', `1-${'a'.repeat(200)}.pdf`), denied],
  [add('private', '1-Ana-Lopez.pdf'), denied],
  [add('resumes', '2-Ana-Lopez.pdf', upsert), denied],
  [add('resumes', '3-Ana-Lopez.pdf', 'returning id'), denied],
  ['select * from storage.objects', '0 rows'],
  ["update storage.objects set name = 'x' returning id", '0 rows'],
  ['delete from storage.objects returning id', '0 rows'],
  ['select * from storage.buckets', '0 rows'],
  ["insert into storage.buckets (id, name) values ('x', 'x')", denied],
  ['update storage.buckets set public = true returning id', '0 rows'],
  ['select * from intake.submissions', denied],
  ["insert into intake.submissions (form) values ('lead')", denied],
  ['update intake.submissions set form = form', denied],
  ['delete from intake.submissions', denied],
  ['select * from intake.outbox', denied],
  ['delete from intake.outbox', denied],
  ['select * from intake.rates', denied],
  ["select intake.submit('{}')", denied],
  ['select intake.claim(1, 1)', denied],
  ["select intake.erase('a@example.com')", denied],
  ['select intake.status()', denied],
  ["select intake.throttle('x', 1, 1)", denied],
  ["select intake.list('{}')", denied],
  ['select intake.may_upload()', denied],
  ['select * from supabase_migrations.schema_migrations', denied],
  ['create table public.mine (id int)', denied],
];

describe.each(databases)('on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, packageRoot, packageRoot);
    await database.runScript(
      "insert into storage.buckets (id, name) values ('private', 'private');" +
        "insert into storage.objects (bucket_id, name) values ('resumes', '9-Here-Already.pdf')",
    );
  });
  afterAll(() => database?.close());

  const attempt = (role: string, text: string) =>
    database.queryAs(role, text).then(
      (rows) => (text.startsWith('insert') ? 'ok' : `${rows.length} rows`),
      (error: { code?: string }) => error.code,
    );

  it.each(matrix)('gives anonymous visitors only their rights: %s', async (text, expected) => {
    // Servers before 15 let everybody create tables in public; the matrix is for later ones.
    expect(await attempt('anon', text)).toBe(expected);
  });

  it('gives signed-in visitors no rights', async () => {
    for (const [text] of matrix) {
      expect([text, await attempt('authenticated', text)]).not.toEqual([text, 'ok']);
    }
  });

  it('applies each migration once', async () => {
    expect(await migrate(database, packageRoot, packageRoot)).toEqual([]);
  });

  it('lets only the owner call the functions of the schema', async () => {
    const open = await database.query(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'intake' and has_function_privilege('anon', p.oid, 'execute')`,
    );
    // The policy of the bucket calls it with the visitor's rights.
    expect(open).toEqual([{ proname: 'may_upload' }]);
  });

  it('limits unclaimed uploads by number and by bytes', async () => {
    const fill = (count: number, bytes: number) =>
      database.runScript(
        `delete from storage.objects where bucket_id = 'resumes';
        insert into storage.objects (bucket_id, name, metadata)
          select 'resumes', n || '-A-B.pdf', '{"size": ${bytes}}'::jsonb
            from generate_series(1, ${count}) n`,
      );
    const upload = () => attempt('anon', add('resumes', '1700000000001-Ana-Lopez.pdf'));
    await fill(200, 1000);
    expect(await upload()).toBe(denied);
    await fill(103, 10_485_760);
    expect(await upload()).toBe(denied);
    await fill(199, 1000);
    expect(await upload()).toBe('ok');
    await fill(200, 1000);
    await database.runScript(
      "update storage.objects set created_at = now() - interval '61 minutes'",
    );
    expect(await upload()).toBe('ok');
  });

  it('has row-level security on every table', async () => {
    const open = await database.query(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('intake', 'storage') and c.relkind = 'r' and not c.relrowsecurity`,
    );
    expect(open).toEqual([]);
  });
});
