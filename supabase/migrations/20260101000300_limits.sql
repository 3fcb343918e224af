-- Keeps senders from exhausting the limits of others, and makes delays robust against clock changes.

-- The time from which `next_attempt_at` was calculated.
alter table intake.outbox add column reckoned_at timestamptz not null default clock_timestamp();

-- Counts a call against a limit of `burst` calls in `seconds`. Returns 0, or the seconds to wait.
-- A bucket that is fuller than `seconds` was written before the clock was set back; it counts as empty.
create or replace function intake.throttle(bucket text, burst integer, seconds integer)
returns integer
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

-- Stores a submission together with its message. `request` contains form, key, data, resume, reason
-- (of quarantine), address (keyed hash) and limits. Returns an `outcome`:
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

  insert into intake.submissions (form, idempotency_key, digest, data, resume, status, reason)
    values (
      the_form, the_key, the_digest, request -> 'data', request ->> 'resume',
      the_status, request ->> 'reason'
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
    insert into intake.outbox (submission) values (made);
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', made);
end $$;

-- Claims due messages for `lease` seconds. When a sender is killed, they are due again after the lease.
-- A message whose delay starts in the future was queued before the clock was set back; it is due.
create or replace function intake.claim(most integer, lease integer) returns jsonb
language sql volatile set search_path = '' as $$
  with due as (
    select o.submission from intake.outbox o
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

create or replace function intake.settle(results jsonb) returns void
language sql volatile set search_path = '' as $$
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
    from jsonb_to_recordset(results) as r(id uuid, error text, "retryIn" double precision)
    where o.submission = r.id and o.state = 'pending'
$$;

create or replace function intake.revive() returns integer
language sql volatile set search_path = '' as $$
  with revived as (
    update intake.outbox
      set state = 'pending', attempts = 0,
          reckoned_at = clock_timestamp(), next_attempt_at = clock_timestamp()
      where state = 'dead' returning 1
  )
  select count(*)::integer from revived
$$;

-- Returns the seconds until the next message is due (0: now), or null for an empty queue.
create or replace function intake.next_due() returns double precision
language sql stable set search_path = '' as $$
  select min(
      case
        when o.reckoned_at > clock_timestamp() + interval '1 minute' then 0
        else greatest(0, extract(epoch from o.next_attempt_at - clock_timestamp()))
      end
    )
    from intake.outbox o where o.state = 'pending'
$$;

-- Restores submissions from a journal or an export: a list of { id, form, key, data, resume, reason,
-- receivedAt, sentAt?, released? }. Of existing submissions only later updates are applied: a release,
-- and that the message was sent. Returns the number of restored submissions.
create or replace function intake.restore(saved jsonb) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  restored integer;
begin
  create temporary table entries on commit drop as
    select r.id, r.form, r.key, r.data, r.resume, r."receivedAt" as received_at,
        r."sentAt" as sent_at, case when r.released then null else r.reason end as reason
      from jsonb_to_recordset(saved) as r(id uuid, form text, key text, data jsonb, resume text,
        reason text, "receivedAt" timestamptz, "sentAt" timestamptz, released boolean);

  insert into intake.submissions
      (id, form, idempotency_key, digest, data, resume, status, reason, received_at)
    select e.id, e.form, e.key, encode(sha256(convert_to(e.data::text, 'UTF8')), 'hex'), e.data,
        e.resume, case when e.reason is null then 'accepted' else 'quarantined' end, e.reason,
        e.received_at
      from pg_temp.entries e
    on conflict do nothing;
  get diagnostics restored = row_count;

  update intake.submissions s set status = 'accepted', reason = null
    from pg_temp.entries e
    where e.id = s.id and e.reason is null and s.status = 'quarantined';

  insert into intake.outbox (submission, state, sent_at)
    select e.id, case when e.sent_at is null then 'pending' else 'sent' end, e.sent_at
      from pg_temp.entries e
      join intake.submissions s on s.id = e.id and s.status = 'accepted'
    on conflict (submission) do update
      set state = 'sent', sent_at = excluded.sent_at
      where excluded.state = 'sent' and outbox.state <> 'sent';

  drop table pg_temp.entries;
  return restored;
end $$;
