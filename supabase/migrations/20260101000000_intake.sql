-- Stores submissions, their queued messages and rate limits in a schema that no API role can access.
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
  resume text unique,
  status text not null check (status in ('accepted', 'quarantined')),
  reason text,
  received_at timestamptz not null default clock_timestamp(),
  unique (form, idempotency_key),
  check ((status = 'quarantined') = (reason is not null))
);
create index submissions_by_time on intake.submissions (form, received_at);
create index submissions_by_email on intake.submissions (lower(data ->> 'email'));
comment on table intake.submissions is 'What visitors sent. `resume` names an object of the bucket resumes.';

create table intake.outbox (
  submission uuid primary key references intake.submissions on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  last_error text,
  sent_at timestamptz
);
create index outbox_due on intake.outbox (next_attempt_at) where state = 'pending';
comment on table intake.outbox is 'One mail for each accepted submission, sent at least once and keyed by its id.';

create table intake.rates (
  bucket text primary key,
  free_at timestamptz not null
);
comment on table intake.rates is 'Rate limits: when each bucket is empty again. Buckets name keyed hashes of addresses.';

alter table intake.submissions enable row level security;
alter table intake.outbox enable row level security;
alter table intake.rates enable row level security;

-- Counts a call against a limit of `burst` calls in `seconds`. Returns 0, or the seconds to wait.
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
      set free_at = greatest(r.free_at, this_moment) + step
      where greatest(r.free_at, this_moment) + step <= this_moment + span;
  if found then
    return 0;
  end if;
  select r.free_at into empty_at from intake.rates r where r.bucket = throttle.bucket;
  return greatest(1, ceil(extract(epoch from empty_at + step - span - this_moment))::integer);
end $$;

-- Stores a submission together with its message. `request` contains form, key, data, resume, reason
-- (of quarantine), address (keyed hash) and limits. Returns an `outcome`:
--   accepted      stored with `id`
--   replayed      the same key and data were stored before with `id`
--   reused        the key was stored before with other data
--   resume_taken  the résumé belongs to another submission
--   limited       a rate limit is exceeded for `retryAfter` seconds
create function intake.submit(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  the_form constant text := request ->> 'form';
  the_key constant text := request ->> 'key';
  the_digest constant text :=
    encode(sha256(convert_to((request -> 'data')::text, 'UTF8')), 'hex');
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
          and s.received_at >
            clock_timestamp() - make_interval(secs => (limits #>> '{form,seconds}')::integer)
        limit (limits #>> '{form,count}')::integer
    ) recent;
    if counted >= (limits #>> '{form,count}')::integer then
      wait := greatest(1, (limits #>> '{form,seconds}')::integer / 6);
    end if;
  end if;
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retryAfter', wait);
  end if;

  insert into intake.submissions (form, idempotency_key, digest, data, resume, status, reason)
    values (
      the_form, the_key, the_digest, request -> 'data', request ->> 'resume',
      case when request ->> 'reason' is null then 'accepted' else 'quarantined' end,
      request ->> 'reason'
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

  if request ->> 'reason' is null then
    insert into intake.outbox (submission) values (made);
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', made);
end $$;

create function intake.replay(known intake.submissions, digest text) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when known.digest = replay.digest
      then jsonb_build_object('outcome', 'replayed', 'id', known.id)
    else jsonb_build_object('outcome', 'reused')
  end
$$;

-- Claims due messages for `lease` seconds. When a sender is killed, they are due again after the lease.
create function intake.claim(most integer, lease integer) returns jsonb
language sql volatile set search_path = '' as $$
  with due as (
    select o.submission from intake.outbox o
      where o.state = 'pending' and o.next_attempt_at <= clock_timestamp()
      order by o.next_attempt_at
      limit most
      for update skip locked
  ), taken as (
    update intake.outbox o
      set attempts = o.attempts + 1,
          next_attempt_at = clock_timestamp() + make_interval(secs => lease)
      from due where o.submission = due.submission
      returning o.submission, o.attempts
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'form', s.form, 'data', s.data, 'resume', s.resume,
      'receivedAt', to_char(s.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'attempts', taken.attempts
    ) order by s.received_at), '[]'::jsonb)
    from taken join intake.submissions s on s.id = taken.submission
$$;

-- Records the results of deliveries: a list of { id, error?, retryIn? }. Without an error, the message
-- was sent; with an error but without `retryIn` (seconds), it is given up (state `dead`).
create function intake.settle(results jsonb) returns void
language sql volatile set search_path = '' as $$
  update intake.outbox o
    set state = case
          when r.error is null then 'sent'
          when r."retryIn" is null then 'dead'
          else 'pending'
        end,
        sent_at = case when r.error is null then clock_timestamp() end,
        last_error = r.error,
        next_attempt_at = case
          when r."retryIn" is null then o.next_attempt_at
          else clock_timestamp() + make_interval(secs => r."retryIn")
        end
    from jsonb_to_recordset(results) as r(id uuid, error text, "retryIn" double precision)
    where o.submission = r.id and o.state = 'pending'
$$;

-- Returns the seconds until the next message is due (0: now), or null for an empty queue.
create function intake.next_due() returns double precision
language sql stable set search_path = '' as $$
  select greatest(0, extract(epoch from min(o.next_attempt_at) - clock_timestamp()))
    from intake.outbox o where o.state = 'pending'
$$;

-- Returns counts for operators.
create function intake.status() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'submissions', (select count(*) from intake.submissions),
    'quarantined', (select count(*) from intake.submissions where status = 'quarantined'),
    'pending', (select count(*) from intake.outbox where state = 'pending'),
    'dead', (select count(*) from intake.outbox where state = 'dead'),
    'lastError', (select last_error from intake.outbox
      where last_error is not null and state <> 'sent' order by next_attempt_at desc limit 1)
  )
$$;

-- Queues messages again that were given up. Returns their number.
create function intake.revive() returns integer
language sql volatile set search_path = '' as $$
  with revived as (
    update intake.outbox set state = 'pending', attempts = 0, next_attempt_at = clock_timestamp()
      where state = 'dead' returning 1
  )
  select count(*)::integer from revived
$$;

-- Accepts a quarantined submission and queues its message.
create function intake.release(submission uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  update intake.submissions s set status = 'accepted', reason = null
    where s.id = release.submission and s.status = 'quarantined';
  if not found then
    return false;
  end if;
  insert into intake.outbox (submission) values (release.submission) on conflict do nothing;
  return true;
end $$;

-- Returns everything stored about an email address (right of access).
create function intake.export(email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'form', s.form, 'receivedAt', s.received_at, 'status', s.status,
      'data', s.data, 'resume', s.resume) order by s.received_at), '[]'::jsonb)
    from intake.submissions s where lower(s.data ->> 'email') = lower(trim(export.email))
$$;

-- Deletes everything stored about an email address (right to erasure). Returns
-- { submissions: their number, resumes: names of the files that belong to no submission any more }.
create function intake.erase(email text) returns jsonb
language sql volatile set search_path = '' as $$
  with gone as (
    delete from intake.submissions s where lower(s.data ->> 'email') = lower(trim(erase.email))
      returning s.resume
  )
  select jsonb_build_object('submissions', count(*),
      'resumes', coalesce(jsonb_agg(gone.resume) filter (where gone.resume is not null), '[]'))
    from gone
$$;

-- Deletes submissions older than `days`, and expired rate limits. Returns the same as erase().
create function intake.retain(days integer) returns jsonb
language sql volatile set search_path = '' as $$
  with old as (
    delete from intake.rates where free_at < clock_timestamp()
  ), gone as (
    delete from intake.submissions s
      where s.received_at < clock_timestamp() - make_interval(days => retain.days)
      returning s.resume
  )
  select jsonb_build_object('submissions', count(*),
      'resumes', coalesce(jsonb_agg(gone.resume) filter (where gone.resume is not null), '[]'))
    from gone
$$;

-- Returns the names of uploads older than `hours` that belong to no submission.
create function intake.orphans(hours integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(o.name), '[]'::jsonb)
    from storage.objects o
    where o.bucket_id = 'resumes'
      and o.created_at < clock_timestamp() - make_interval(hours => orphans.hours)
      and not exists (select 1 from intake.submissions s where s.resume = o.name)
$$;

-- Restores submissions from a journal or an export: a list of { id, form, key, data, resume, reason,
-- receivedAt }. Existing submissions are not changed. Returns the number of restored ones.
create function intake.restore(saved jsonb) returns integer
language sql volatile set search_path = '' as $$
  with put as (
    insert into intake.submissions
        (id, form, idempotency_key, digest, data, resume, status, reason, received_at)
      select r.id, r.form, r.key, encode(sha256(convert_to(r.data::text, 'UTF8')), 'hex'), r.data,
          r.resume, case when r.reason is null then 'accepted' else 'quarantined' end, r.reason,
          r."receivedAt"
        from jsonb_to_recordset(saved) as r(id uuid, form text, key text, data jsonb,
          resume text, reason text, "receivedAt" timestamptz)
      on conflict do nothing
      returning id, status
  ), queued as (
    insert into intake.outbox (submission) select id from put where status = 'accepted'
  )
  select count(*)::integer from put
$$;

revoke all on all functions in schema intake from public;
