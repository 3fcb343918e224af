-- Stores submissions, their queued deliveries and rate limits in a schema that no API role can access.
-- Callers need a single statement for each function, so that the functions work through any pooler.

create schema intake;
revoke all on schema intake from public;
alter default privileges in schema intake revoke execute on functions from public;

create table intake.submissions (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  idempotency_key text not null,
  digest text not null,
  data jsonb not null,
  files text[] not null,
  status text not null check (status in ('accepted', 'quarantined')),
  reason text,
  received_at timestamptz not null default clock_timestamp(),
  deliveries text[] not null,
  recipients text[] not null,
  keeps_values boolean not null,
  erased_at timestamptz,
  unique (form, idempotency_key),
  check ((status = 'quarantined') = (reason is not null))
);
create index submissions_by_time on intake.submissions (form, received_at);
create index submissions_by_file on intake.submissions using gin (files);
comment on table intake.submissions is 'What visitors sent.';
comment on column intake.submissions.digest is 'Hash of the values, empty after they were erased.';
comment on column intake.submissions.files is
  'Names of objects of the bucket uploads; objects of other buckets have their bucket in front.';
comment on column intake.submissions.deliveries is
  'Channels of the outbox: `email`, `reply` (with a language, if it is not the first), or `webhook ` and its address.';
comment on column intake.submissions.recipients is
  'Recipients of the email when the submission was received: addresses or names of settings.';
comment on column intake.submissions.erased_at is
  'When the values of a form with `store: false` were erased, after their last delivery.';

create table intake.outbox (
  submission uuid not null references intake.submissions on delete cascade,
  channel text not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'dead', 'refused')),
  attempts integer not null default 0,
  scheduled_at timestamptz not null default clock_timestamp(),
  next_attempt_at timestamptz not null default clock_timestamp(),
  last_error text,
  sent_at timestamptz,
  primary key (submission, channel)
);
create index outbox_due on intake.outbox (next_attempt_at) where state = 'pending';
comment on table intake.outbox is
  'The deliveries of accepted submissions, each made at least once and keyed by submission and channel.';
comment on column intake.outbox.state is
  '`dead` after the last attempt; `refused` when the receiver wants no further attempts.';
comment on column intake.outbox.scheduled_at is
  'The time from which `next_attempt_at` was calculated.';

create table intake.rates (
  bucket text primary key,
  free_at timestamptz not null
);
comment on table intake.rates is
  'Rate limits: when each bucket is empty again. Buckets name keyed hashes of addresses.';

create table intake.buckets (
  id text primary key
);
comment on table intake.buckets is
  'The buckets whose files belong to submissions. Files of no submission are deleted after a while.';

alter table intake.submissions enable row level security;
alter table intake.outbox enable row level security;
alter table intake.rates enable row level security;
alter table intake.buckets enable row level security;

-- Counts a call against a limit of `burst` calls in `seconds`. Returns 0, or the seconds to wait.
-- A bucket that is fuller than `seconds` was written before the clock was set back; it counts as empty.
create function intake.throttle(bucket text, burst integer, seconds integer) returns integer
language plpgsql set search_path = '' as $$
declare
  this_moment constant timestamptz := clock_timestamp();
  span constant interval := make_interval(secs => seconds);
  step constant interval := span / burst;
  empty_at timestamptz;
begin
  insert into intake.rates as r (bucket, free_at)
    values (throttle.bucket, this_moment + step)
    on conflict on constraint rates_pkey do update
      set free_at = case
            when r.free_at > this_moment + span + interval '1 second' then this_moment
            else greatest(r.free_at, this_moment)
          end + step
      where r.free_at > this_moment + span + interval '1 second'
        or greatest(r.free_at, this_moment) + step <= this_moment + span;
  if found then
    return 0;
  end if;
  select r.free_at into empty_at from intake.rates r where r.bucket = throttle.bucket;
  return greatest(1, ceil(extract(epoch from empty_at + step - span - this_moment))::integer);
end $$;

create function intake.hash_values(data jsonb) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(data::text, 'UTF8')), 'hex')
$$;

-- Returns a list of texts in JSON as an array.
create function intake.to_texts(list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array(select jsonb_array_elements_text(list))
$$;

create function intake.replay(known intake.submissions, digest text) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when known.digest = replay.digest or known.erased_at is not null
      then jsonb_build_object('outcome', 'replayed', 'id', known.id)
    else jsonb_build_object('outcome', 'reused')
  end
$$;

-- Stores a submission together with its deliveries. `request` contains form, key, data, files,
-- reason (of quarantine), address (keyed hash), limits, deliveries, recipients, keep, and reply (the
-- rate limit `{ bucket, count, seconds }` of replies to one address). Returns an `outcome`:
--   accepted      stored with `id`
--   replayed      the same key and data were stored before with `id`
--   reused        the key was stored before with other data
--   file_taken    a file that the browser uploaded itself belongs to another submission
--   limited       a rate limit is exceeded for `retryAfter` seconds
-- Quarantined submissions count only against the limit of quarantined ones.
create function intake.submit(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  form_name constant text := request ->> 'form';
  request_key constant text := request ->> 'key';
  request_digest constant text := intake.hash_values(request -> 'data');
  new_status constant text :=
    case when request ->> 'reason' is null then 'accepted' else 'quarantined' end;
  -- Each file that a browser uploaded itself belongs to one submission.
  claimed constant text[] := array(
    select name from unnest(intake.to_texts(request -> 'files')) as name where name like '%/%'
  );
  channels text[] := intake.to_texts(request -> 'deliveries');
  limits constant jsonb := request -> 'limits';
  known intake.submissions;
  new_id uuid;
  wait integer := 0;
  counted bigint;
begin
  -- Submissions that claim the same file wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(claimed) as name order by name;
  select * into known from intake.submissions s
    where s.form = form_name and s.idempotency_key = request_key;
  if found then
    return intake.replay(known, request_digest);
  end if;

  if request ->> 'address' is not null then
    wait := intake.throttle(
      form_name || ':' || (request ->> 'address'),
      (limits #>> '{address,count}')::integer,
      (limits #>> '{address,seconds}')::integer
    );
  end if;
  if wait = 0 then
    -- Counting rows takes no lock; a bucket would make all senders of the form wait for each other.
    select count(*) into counted from (
      select 1 from intake.submissions s
        where s.form = form_name
          and s.status = new_status
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

  if exists (select 1 from intake.submissions s where s.files && claimed) then
    return jsonb_build_object('outcome', 'file_taken');
  end if;

  insert into intake.submissions (form, idempotency_key, digest, data, files, status, reason,
      deliveries, recipients, keeps_values)
    values (
      form_name, request_key, request_digest, request -> 'data',
      intake.to_texts(request -> 'files'), new_status, request ->> 'reason', channels,
      intake.to_texts(request -> 'recipients'), (request ->> 'keep')::boolean
    )
    on conflict do nothing
    returning id into new_id;
  if new_id is null then
    select * into known from intake.submissions s
      where s.form = form_name and s.idempotency_key = request_key;
    return intake.replay(known, request_digest);
  end if;

  if new_status = 'accepted' then
    if exists (select from unnest(channels) channel where channel like 'reply%') and intake.throttle(
      request #>> '{reply,bucket}', (request #>> '{reply,count}')::integer,
      (request #>> '{reply,seconds}')::integer
    ) > 0 then
      -- Somebody else may have typed the address, so it receives few replies.
      channels := array(select channel from unnest(channels) channel where channel not like 'reply%');
      update intake.submissions s set deliveries = channels where s.id = new_id;
    end if;
    insert into intake.outbox (submission, channel) select new_id, unnest(channels);
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', new_id);
end $$;

revoke all on all functions in schema intake from public;
