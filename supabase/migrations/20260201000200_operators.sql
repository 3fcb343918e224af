-- What operators do with submissions: list, export, erase and restore them.

-- Returns counts for operators.
create function intake.status() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'submissions', (select count(*) from intake.submissions),
    'quarantined', (select count(*) from intake.submissions where status = 'quarantined'),
    'pending', (select count(*) from intake.outbox where state = 'pending'),
    'dead', (select count(*) from intake.outbox where state in ('dead', 'refused')),
    'lastError', (select last_error from intake.outbox
      where last_error is not null and state <> 'sent' order by next_attempt_at desc limit 1)
  )
$$;

-- Returns submissions, newest first. `filter` may contain form, status, text (part of any value,
-- an id, or the first eight digits of one), since, until, limit (100) and before ({ receivedAt, id } of the last submission of the page before).
create function intake.list(filter jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(found.entry order by found.received_at desc, found.id desc), '[]'::jsonb)
    from (
      select s.received_at, s.id, jsonb_build_object(
          'id', s.id, 'form', s.form, 'receivedAt', s.received_at, 'status', s.status,
          'reason', s.reason, 'data', s.data, 'files', s.files,
          'deliveries', (
            select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('channel', o.channel,
                'state', o.state, 'attempts', o.attempts, 'error', o.last_error)) order by o.channel),
                '[]'::jsonb)
              from intake.outbox o where o.submission = s.id
          )
        ) as entry
        from intake.submissions s
        where (filter ->> 'form' is null or s.form = filter ->> 'form')
          and (filter ->> 'status' is null or s.status = filter ->> 'status')
          and (filter ->> 'since' is null or s.received_at >= (filter ->> 'since')::timestamptz)
          and (filter ->> 'until' is null or s.received_at < (filter ->> 'until')::timestamptz)
          and (filter ->> 'text' is null or starts_with(
            replace(s.id::text, '-', ''),
            substring(replace(lower(filter ->> 'text'), '-', '') from '^[0-9a-f]{8,32}$')
          ) or exists (
            select 1 from jsonb_path_query(s.data, '$.**') as value
              where jsonb_typeof(value) in ('string', 'number')
                and position(lower(filter ->> 'text') in lower(value #>> '{}')) > 0
          ))
          and (filter -> 'before' is null or (s.received_at, s.id) <
            ((filter #>> '{before,receivedAt}')::timestamptz, (filter #>> '{before,id}')::uuid))
        order by s.received_at desc, s.id desc
        limit coalesce((filter ->> 'limit')::integer, 100)
    ) found
$$;

-- Whether a submission contains an email address, in any of its fields. Only A to Z become lower case,
-- whatever the locale of the database: other letters belong to the address of somebody else.
create function intake.mentions(data jsonb, email text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select 1 from jsonb_each_text(mentions.data) as field
      where lower(field.value collate "C") = lower(trim(mentions.email) collate "C")
  )
$$;

-- Returns everything stored about an email address (right of access).
create function intake.export(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'form', s.form, 'receivedAt', s.received_at, 'status', s.status,
      'data', s.data, 'files', s.files) order by s.received_at), '[]'::jsonb)
    from intake.submissions s where intake.mentions(s.data, export.email)
$$;

-- Deletes everything stored about an email address (right to erasure). Returns
-- { submissions: their number, files: names of files that belong to no submission any more }.
create function intake.erase(email text) returns jsonb
language sql volatile set search_path = '' as $$
  with gone as (
    delete from intake.submissions s where intake.mentions(s.data, erase.email)
      returning s.files
  )
  select jsonb_build_object('submissions', count(*),
      'files', (select coalesce(jsonb_agg(name), '[]') from gone g, unnest(g.files) as name))
    from gone
$$;

-- Deletes one submission by its id. Returns the same as erase().
create function intake.delete(submission uuid) returns jsonb
language sql volatile set search_path = '' as $$
  with gone as (
    delete from intake.submissions s where s.id = delete.submission returning s.files
  )
  select jsonb_build_object('submissions', count(*),
      'files', (select coalesce(jsonb_agg(name), '[]') from gone g, unnest(g.files) as name))
    from gone
$$;

-- Deletes submissions older than `days`, or than the days that `forms` names for their form; what is
-- left of erased submissions after a week; and expired rate limits. Returns the same as erase().
-- More than a hundred years count as a hundred, so that no form exceeds the range of timestamps.
create function intake.retain(days integer, forms jsonb default '{}') returns jsonb
language sql volatile set search_path = '' as $$
  with old as (
    delete from intake.rates where free_at < clock_timestamp()
  ), gone as (
    delete from intake.submissions s
      where s.received_at < clock_timestamp() - make_interval(
          days => least(coalesce((retain.forms ->> s.form)::numeric, retain.days), 36500)::integer)
        or s.erased_at < clock_timestamp() - interval '7 days'
      returning s.files
  )
  select jsonb_build_object('submissions', count(*),
      'files', (select coalesce(jsonb_agg(name), '[]') from gone g, unnest(g.files) as name))
    from gone
$$;

-- Returns the names of files older than `hours` that belong to no submission.
create function intake.unclaimed(hours double precision) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(found.file), '[]'::jsonb)
    from (
      select case o.bucket_id when 'uploads' then o.name else o.bucket_id || '/' || o.name end as file
        from storage.objects o join intake.buckets b on b.id = o.bucket_id
        where o.created_at < clock_timestamp() - make_interval(secs => unclaimed.hours * 3600)
    ) found
    where not exists (select 1 from intake.submissions s where s.files @> array[found.file])
$$;

-- Restores submissions from a journal: a list of { id, form, key, data, reason, receivedAt, files,
-- deliveries, recipients, keep, erasedAt?, delivered? (channel to time), released? }. Of existing
-- submissions only later updates are applied: a release, and deliveries. Returns the number of restored
-- submissions.
create function intake.restore(saved jsonb) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  restored integer;
begin
  create temporary table entries on commit drop as
    select r.id, r.form, r.key, r.data, r.files, r.deliveries,
        coalesce(r.recipients, '{}') as recipients, r.keep, r."erasedAt" as erased_at, r."receivedAt" as received_at,
        coalesce(r.delivered, '{}') as delivered,
        case when r.released then null else r.reason end as reason
      from jsonb_to_recordset(saved) as r(id uuid, form text, key text, data jsonb, reason text,
        "receivedAt" timestamptz, files text[], deliveries text[], recipients text[],
        keep boolean, "erasedAt" timestamptz, delivered jsonb, released boolean);

  insert into intake.submissions
      (id, form, idempotency_key, digest, data, files, status, reason, received_at, deliveries,
        recipients, keeps_values, erased_at)
    select e.id, e.form, e.key,
        case when e.erased_at is null then intake.hash_values(e.data) else '' end, e.data, e.files,
        case when e.reason is null then 'accepted' else 'quarantined' end, e.reason,
        e.received_at, e.deliveries, e.recipients, e.keep, e.erased_at
      from pg_temp.entries e
    on conflict do nothing;
  get diagnostics restored = row_count;

  update intake.submissions s set status = 'accepted', reason = null
    from pg_temp.entries e
    where e.id = s.id and e.reason is null and s.status = 'quarantined';

  insert into intake.outbox (submission, channel, state, sent_at)
    select e.id, queued.channel,
        case when e.delivered ? queued.channel then 'sent' else 'pending' end,
        (e.delivered ->> queued.channel)::timestamptz
      from pg_temp.entries e
      join intake.submissions s on s.id = e.id and s.status = 'accepted'
      cross join unnest(s.deliveries) as queued(channel)
    on conflict (submission, channel) do update
      set state = 'sent', sent_at = excluded.sent_at
      where excluded.state = 'sent' and outbox.state <> 'sent';

  drop table pg_temp.entries;
  return restored;
end $$;

revoke all on all functions in schema intake from public;
