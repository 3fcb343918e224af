-- Schedules `drain` every minute, `sweep` every hour and `retain` every night on servers with the required
-- extensions, such as hosted Supabase. On other servers, call the function `maintain` regularly.
-- The schedule reads two Vault secrets: `functions_url` and `cron_secret` (docs/backend/supabase.md).

do $schedule$
begin
  if (
    select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    raise notice 'pg_cron, pg_net and supabase_vault are not all available: nothing is scheduled';
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  create function intake.call_maintain(task text) returns void
  language sql volatile set search_path = '' as $call$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'functions_url')
        || '/maintain',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-cron-secret',
        (select decrypted_secret from vault.decrypted_secrets where name = 'cron_secret')
      ),
      body := jsonb_build_object('task', task)
    )
  $call$;
  revoke all on function intake.call_maintain(text) from public;

  perform cron.schedule('blockwright-drain', '* * * * *', $job$
    select intake.call_maintain('drain')
      where exists (
        select 1 from intake.outbox where state = 'pending' and next_attempt_at <= now()
      )
  $job$);
  perform cron.schedule('blockwright-sweep', '17 * * * *', $job$
    select intake.call_maintain('sweep')
  $job$);
  perform cron.schedule('blockwright-retain', '27 3 * * *', $job$
    select intake.call_maintain('retain')
  $job$);
end $schedule$;
