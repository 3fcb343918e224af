-- Gives a submission several deliveries (email, reply to the sender, webhooks) and uploaded files, keeps
-- values only until they are delivered where a form asks for it, and limits anonymous uploads.

alter table intake.submissions
  add column files text[] not null default '{}',
  add column deliveries text[] not null default '{email}',
  add column keeps_values boolean not null default true,
  add column erased_at timestamptz;
comment on column intake.submissions.files is 'Names of objects of the bucket uploads.';
comment on column intake.submissions.deliveries is
  'Channels of the outbox: `email`, `reply`, or `webhook ` and its address.';
comment on column intake.submissions.erased_at is
  'When the values of a form with `store: false` were erased, after their last delivery.';

alter table intake.outbox add column channel text not null default 'email';
alter table intake.outbox drop constraint outbox_pkey;
alter table intake.outbox add primary key (submission, channel);
comment on table intake.outbox is
  'The deliveries of accepted submissions, each made at least once and keyed by submission and channel.';

-- Stores a submission together with its deliveries. `request` contains form, key, data, resume, reason
-- (of quarantine), address (keyed hash), limits and, optionally, files, deliveries, keep, and reply (the
-- rate limit `{ bucket, count, seconds }` of replies to one address). Returns an `outcome`:
--   accepted      stored with `id`
--   replayed      the same key and data were stored before with `id`
--   reused        the key was stored before with other data
--   resume_taken  the résumé belongs to another submission
--   limited       a rate limit is exceeded for `retryAfter` seconds
-- Quarantined submissions count only against the limit of quarantined ones.
create or replace function intake.submit(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  the_form constant text := request ->> 'form';
  the_key constant text := request ->> 'key';
  the_status constant text :=
    case when request ->> 'reason' is null then 'accepted' else 'quarantined' end;
  the_digest constant text :=
    encode(sha256(convert_to((request -> 'data')::text, 'UTF8')), 'hex');
  the_deliveries text[] := case when request ? 'deliveries'
    then array(select jsonb_array_elements_text(request -> 'deliveries')) else '{email}' end;
  limits constant jsonb := request -> 'limits';
  known intake.submissions;
  made uuid;
  wait integer := 0;
  counted bigint;
begin
  select * into known from intake.submissions s
    where s.form = the_form and s.idempotency_key = the_key;
  if found then
    return intake.replay(known, the_digest);
  end if;

  if request ->> 'address' is not null then
    wait := intake.throttle(
      the_form || ':' || (request ->> 'address'),
      (limits #>> '{address,count}')::integer,
      (limits #>> '{address,seconds}')::integer
    );
  end if;
  if wait = 0 then
    -- Counting rows takes no lock; a bucket would make all senders of the form wait for each other.
    select count(*) into counted from (
      select 1 from intake.submissions s
        where s.form = the_form
          and s.status = the_status
          and s.received_at >
            clock_timestamp() - make_interval(secs => (limits #>> '{form,seconds}')::integer)
          -- Rows with a time in the future, from a clock that ran ahead, do not count as recent.
          and s.received_at <= clock_timestamp() + interval '1 second'
        limit (limits #>> '{form,count}')::integer
    ) recent;
    if counted >= (limits #>> '{form,count}')::integer then
      wait := greatest(1, (limits #>> '{form,seconds}')::integer / 6);
    end if;
  end if;
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retryAfter', wait);
  end if;

  insert into intake.submissions (form, idempotency_key, digest, data, resume, files, status, reason,
      deliveries, keeps_values)
    values (
      the_form, the_key, the_digest, request -> 'data', request ->> 'resume',
      array(select jsonb_array_elements_text(coalesce(request -> 'files', '[]'))),
      the_status, request ->> 'reason', the_deliveries,
      coalesce((request ->> 'keep')::boolean, true)
    )
    on conflict do nothing
    returning id into made;
  if made is null then
    select * into known from intake.submissions s
      where s.form = the_form and s.idempotency_key = the_key;
    if found then
      return intake.replay(known, the_digest);
    end if;
    return jsonb_build_object('outcome', 'resume_taken');
  end if;

  if the_status = 'accepted' then
    if 'reply' = any(the_deliveries) and intake.throttle(
      request #>> '{reply,bucket}', (request #>> '{reply,count}')::integer,
      (request #>> '{reply,seconds}')::integer
    ) > 0 then
      -- Somebody else may have typed the address, so it receives few replies.
      the_deliveries := array_remove(the_deliveries, 'reply');
      update intake.submissions s set deliveries = the_deliveries where s.id = made;
    end if;
    insert into intake.outbox (submission, channel) select made, unnest(the_deliveries);
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', made);
end $$;

-- Claims due deliveries for `lease` seconds. When a sender is killed, they are due again after the lease.
-- A delivery whose delay starts in the future was queued before the clock was set back; it is due.
create or replace function intake.claim(most integer, lease integer) returns jsonb
language sql volatile set search_path = '' as $$
  with due as (
    select o.submission, o.channel from intake.outbox o
      where o.state = 'pending'
        and (
          o.next_attempt_at <= clock_timestamp()
          or o.reckoned_at > clock_timestamp() + interval '1 minute'
        )
      order by o.next_attempt_at
      limit most
      for update skip locked
  ), taken as (
    update intake.outbox o
      set attempts = o.attempts + 1,
          reckoned_at = clock_timestamp(),
          next_attempt_at = clock_timestamp() + make_interval(secs => lease)
      from due where o.submission = due.submission and o.channel = due.channel
      returning o.submission, o.channel, o.attempts
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'channel', taken.channel, 'form', s.form, 'data', s.data, 'resume', s.resume,
      'files', s.files,
      'receivedAt', to_char(s.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'attempts', taken.attempts
    ) order by s.received_at), '[]'::jsonb)
    from taken join intake.submissions s on s.id = taken.submission
$$;

drop function intake.settle(jsonb);

-- Records the results of deliveries: a list of { id, channel?, error?, retryIn? }. Without an error, the
-- delivery was made; with an error but without `retryIn` (seconds), it is given up (state `dead`).
-- Erases the values of submissions that are not kept, after their last delivery. Returns their number.
create function intake.settle(results jsonb) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  erased integer;
begin
  -- With these locks, of two deliveries that end at the same time the second one sees the first.
  perform 1 from intake.submissions s
    where not s.keeps_values
      and s.id in (select r.id from jsonb_to_recordset(results) as r(id uuid))
    order by s.id
    for update;

  update intake.outbox o
    set state = case
          when r.error is null then 'sent'
          when r."retryIn" is null then 'dead'
          else 'pending'
        end,
        sent_at = case when r.error is null then clock_timestamp() end,
        last_error = r.error,
        reckoned_at = clock_timestamp(),
        next_attempt_at = case
          when r."retryIn" is null then o.next_attempt_at
          else clock_timestamp() + make_interval(secs => r."retryIn")
        end
    from jsonb_to_recordset(results)
      as r(id uuid, channel text, error text, "retryIn" double precision)
    where o.submission = r.id and o.channel = coalesce(r.channel, 'email') and o.state = 'pending';

  update intake.submissions s set data = '{}', erased_at = clock_timestamp()
    where not s.keeps_values
      and s.erased_at is null
      and s.id in (select r.id from jsonb_to_recordset(results) as r(id uuid))
      and not exists (
        select 1 from intake.outbox o where o.submission = s.id and o.state <> 'sent'
      );
  get diagnostics erased = row_count;
  return erased;
end $$;

-- Accepts a quarantined submission and queues its deliveries.
create or replace function intake.release(submission uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  update intake.submissions s set status = 'accepted', reason = null
    where s.id = release.submission and s.status = 'quarantined';
  if not found then
    return false;
  end if;
  insert into intake.outbox (submission, channel)
    select s.id, unnest(s.deliveries) from intake.submissions s where s.id = release.submission
    on conflict do nothing;
  return true;
end $$;

-- Whether a submission contains an email address, in any of its fields.
create function intake.mentions(data jsonb, email text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select 1 from jsonb_each_text(mentions.data) as field
      where lower(field.value) = lower(trim(mentions.email))
  )
$$;

-- Returns everything stored about an email address (right of access).
create or replace function intake.export(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'form', s.form, 'receivedAt', s.received_at, 'status', s.status,
      'data', s.data, 'resume', s.resume, 'files', s.files) order by s.received_at), '[]'::jsonb)
    from intake.submissions s where intake.mentions(s.data, export.email)
$$;

-- Deletes everything stored about an email address (right to erasure). Returns
-- { submissions: their number, resumes and files: names of files that belong to no submission any more }.
create or replace function intake.erase(email text) returns jsonb
language sql volatile set search_path = '' as $$
  with gone as (
    delete from intake.submissions s where intake.mentions(s.data, erase.email)
      returning s.resume, s.files
  )
  select jsonb_build_object('submissions', count(*),
      'resumes', coalesce(jsonb_agg(gone.resume) filter (where gone.resume is not null), '[]'),
      'files', (select coalesce(jsonb_agg(name), '[]') from gone g, unnest(g.files) as name))
    from gone
$$;

-- Deletes one submission by its id. Returns the same as erase().
create function intake.delete(submission uuid) returns jsonb
language sql volatile set search_path = '' as $$
  with gone as (
    delete from intake.submissions s where s.id = delete.submission returning s.resume, s.files
  )
  select jsonb_build_object('submissions', count(*),
      'resumes', coalesce(jsonb_agg(gone.resume) filter (where gone.resume is not null), '[]'),
      'files', (select coalesce(jsonb_agg(name), '[]') from gone g, unnest(g.files) as name))
    from gone
$$;

drop function intake.retain(integer);

-- Deletes submissions older than `days`, or than the days that `forms` names for their form; what is
-- left of erased submissions after a week; and expired rate limits. Returns the same as erase().
create function intake.retain(days integer, forms jsonb default '{}') returns jsonb
language sql volatile set search_path = '' as $$
  with old as (
    delete from intake.rates where free_at < clock_timestamp()
  ), gone as (
    delete from intake.submissions s
      where s.received_at < clock_timestamp() - make_interval(
          days => coalesce((retain.forms ->> s.form)::integer, retain.days))
        or s.erased_at < clock_timestamp() - interval '7 days'
      returning s.resume, s.files
  )
  select jsonb_build_object('submissions', count(*),
      'resumes', coalesce(jsonb_agg(gone.resume) filter (where gone.resume is not null), '[]'),
      'files', (select coalesce(jsonb_agg(name), '[]') from gone g, unnest(g.files) as name))
    from gone
$$;

-- Returns submissions, newest first. `filter` may contain form, status, text (part of any value),
-- since, until, limit (100) and before ({ receivedAt, id } of the last submission of the page before).
create function intake.list(filter jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(found.entry order by found.received_at desc, found.id desc), '[]'::jsonb)
    from (
      select s.received_at, s.id, jsonb_build_object(
          'id', s.id, 'form', s.form, 'receivedAt', s.received_at, 'status', s.status,
          'reason', s.reason, 'data', s.data, 'resume', s.resume, 'files', s.files,
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
          and (filter ->> 'text' is null or s.id::text = filter ->> 'text' or exists (
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

-- Returns the names of files older than `hours` that belong to no submission, by bucket.
create function intake.unclaimed(hours double precision) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'resumes', (
      select coalesce(jsonb_agg(o.name), '[]'::jsonb) from storage.objects o
        where o.bucket_id = 'resumes'
          and o.created_at < clock_timestamp() - make_interval(secs => unclaimed.hours * 3600)
          and not exists (select 1 from intake.submissions s where s.resume = o.name)
    ),
    'files', (
      select coalesce(jsonb_agg(o.name), '[]'::jsonb) from storage.objects o
        where o.bucket_id = 'uploads'
          and o.created_at < clock_timestamp() - make_interval(secs => unclaimed.hours * 3600)
          and not exists (select 1 from intake.submissions s where o.name = any(s.files))
    )
  )
$$;
create index submissions_by_file on intake.submissions using gin (files);

-- Restores submissions from a journal or an export: a list of { id, form, key, data, resume, reason,
-- receivedAt, files?, deliveries?, keep?, digest?, erasedAt?, sentAt? (of the email), delivered? (channel
-- to time), released? }. Of existing submissions only later updates are applied: a release, and
-- deliveries. Returns the number of restored submissions.
create or replace function intake.restore(saved jsonb) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  restored integer;
begin
  create temporary table entries on commit drop as
    select r.id, r.form, r.key, r.data, r.resume, coalesce(r.files, '{}') as files,
        coalesce(r.deliveries, '{email}') as deliveries, coalesce(r.keep, true) as keep,
        coalesce(r.digest, encode(sha256(convert_to(r.data::text, 'UTF8')), 'hex')) as digest,
        r."erasedAt" as erased_at, r."receivedAt" as received_at,
        jsonb_strip_nulls(jsonb_build_object('email', r."sentAt")) || coalesce(r.delivered, '{}')
          as delivered,
        case when r.released then null else r.reason end as reason
      from jsonb_to_recordset(saved) as r(id uuid, form text, key text, data jsonb, resume text,
        reason text, "receivedAt" timestamptz, files text[], deliveries text[], keep boolean,
        digest text, "erasedAt" timestamptz, "sentAt" timestamptz, delivered jsonb, released boolean);

  insert into intake.submissions
      (id, form, idempotency_key, digest, data, resume, files, status, reason, received_at, deliveries,
        keeps_values, erased_at)
    select e.id, e.form, e.key, e.digest, e.data, e.resume, e.files,
        case when e.reason is null then 'accepted' else 'quarantined' end, e.reason, e.received_at,
        e.deliveries, e.keep, e.erased_at
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

-- The bucket for files that functions receive. Only the service role may use it.
insert into storage.buckets (id, name, public, file_size_limit)
  values ('uploads', 'uploads', false, 26214400)
  on conflict (id) do nothing;

-- Whether a visitor may add another file to the bucket resumes: in any hour, at most 200 files with
-- 1 GiB that belong to no submission.
create function intake.may_upload() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 200 and coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 1073741824
    from storage.objects o
    where o.bucket_id = 'resumes'
      and o.created_at > clock_timestamp() - interval '1 hour'
      and not exists (select 1 from intake.submissions s where s.resume = o.name)
$$;

drop policy "visitors add resumes" on storage.objects;
-- timestamp-firstName-lastName.extension
create policy "visitors add resumes" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'resumes'
    and length(name) <= 200
    and name ~* '^[0-9]+-[^/]+\.(pdf|doc|docx)$'
    and intake.may_upload()
  );

revoke all on all functions in schema intake from public;
-- A policy runs with the visitor's rights. The visitor cannot call the function by name, because the
-- schema is closed.
grant execute on function intake.may_upload() to anon;

do $schedule$
begin
  if to_regnamespace('cron') is null then
    return;
  end if;
  -- Unclaimed uploads are deleted every hour.
  perform cron.schedule('blockwright-sweep', '17 * * * *', $job$
    select intake.call_maintain('sweep')
  $job$);
  perform cron.schedule('blockwright-retain', '27 3 * * *', $job$
    select intake.call_maintain('retain')
  $job$);
end $schedule$;
