-- Makes the deliveries of the outbox.

-- Claims due deliveries for `lease` seconds. When a sender is killed, they are due again after the lease.
-- A delivery whose delay starts in the future was queued before the clock was set back; it is due.
create function intake.claim(most integer, lease integer) returns jsonb
language sql volatile set search_path = '' as $$
  with due as (
    select o.submission, o.channel from intake.outbox o
      where o.state = 'pending'
        and (
          o.next_attempt_at <= clock_timestamp()
          or o.scheduled_at > clock_timestamp() + interval '1 minute'
        )
      order by o.next_attempt_at
      limit most
      for update skip locked
  ), taken as (
    update intake.outbox o
      set attempts = o.attempts + 1,
          scheduled_at = clock_timestamp(),
          next_attempt_at = clock_timestamp() + make_interval(secs => lease)
      from due where o.submission = due.submission and o.channel = due.channel
      returning o.submission, o.channel, o.attempts
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'channel', taken.channel, 'form', s.form, 'data', s.data,
      'files', s.files, 'recipients', s.recipients,
      'receivedAt', to_char(s.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'attempts', taken.attempts
    ) order by s.received_at), '[]'::jsonb)
    from taken join intake.submissions s on s.id = taken.submission
$$;

-- Records the results of deliveries: a list of { id, channel, error?, retryIn?, refused? }. Without an
-- error, the delivery was made; with `retryIn` (seconds, a year at most) it is tried again; otherwise it
-- is given up. Erases the values of submissions that are not kept, when no delivery needs them any more.
-- Returns the number of those submissions.
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
          when r."retryIn" is not null then 'pending'
          when r.refused then 'refused'
          else 'dead'
        end,
        sent_at = case when r.error is null then clock_timestamp() end,
        last_error = r.error,
        scheduled_at = clock_timestamp(),
        next_attempt_at = case
          when r."retryIn" is null then o.next_attempt_at
          else clock_timestamp() + make_interval(secs => least(r."retryIn", 31536000))
        end
    from jsonb_to_recordset(results)
      as r(id uuid, channel text, error text, "retryIn" double precision, refused boolean)
    where o.submission = r.id and o.channel = r.channel and o.state = 'pending';

  update intake.submissions s set data = '{}', digest = '', erased_at = clock_timestamp()
    where not s.keeps_values
      and s.erased_at is null
      and s.id in (select r.id from jsonb_to_recordset(results) as r(id uuid))
      and not exists (
        select 1 from intake.outbox o
          where o.submission = s.id and o.state not in ('sent', 'refused')
      );
  get diagnostics erased = row_count;
  return erased;
end $$;

-- Returns the seconds until the next delivery is due (0: now), or null for an empty queue.
create function intake.next_due() returns double precision
language sql stable set search_path = '' as $$
  select min(
      case
        when o.scheduled_at > clock_timestamp() + interval '1 minute' then 0
        else greatest(0, extract(epoch from o.next_attempt_at - clock_timestamp()))
      end
    )
    from intake.outbox o where o.state = 'pending'
$$;

-- Queues deliveries again that were given up, unless their values were erased. Returns their number.
create function intake.revive() returns integer
language sql volatile set search_path = '' as $$
  with revived as (
    update intake.outbox o
      set state = 'pending', attempts = 0,
          scheduled_at = clock_timestamp(), next_attempt_at = clock_timestamp()
      from intake.submissions s
      where s.id = o.submission and s.erased_at is null and o.state in ('dead', 'refused')
      returning 1
  )
  select count(*)::integer from revived
$$;

-- Accepts a quarantined submission and queues its deliveries.
create function intake.release(submission uuid) returns boolean
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

revoke all on all functions in schema intake from public;
