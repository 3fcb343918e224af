-- Creates the bucket `resumes`, to which anonymous visitors may only add files.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'resumes', 'resumes', false, 10485760,
    array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  )
  on conflict (id) do update
    set public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;

insert into intake.buckets (id) values ('resumes') on conflict do nothing;

-- Whether a visitor may add another file to the bucket resumes: in any hour, at most 200 files with
-- 1 GiB that belong to no submission.
create function intake.may_upload() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 200 and coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 1073741824
    from storage.objects o
    where o.bucket_id = 'resumes'
      and o.created_at > clock_timestamp() - interval '1 hour'
      and not exists (
        select 1 from intake.submissions s where s.files @> array['resumes/' || o.name]
      )
$$;

revoke all on function intake.may_upload() from public;
-- A policy runs with the visitor's rights. The visitor cannot call the function by name, because the
-- schema is closed.
grant execute on function intake.may_upload() to anon;

-- timestamp-firstName-lastName.extension
create policy "visitors add resumes" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'resumes'
    and length(name) <= 200
    and name ~* '^[0-9]+-[^/]+\.(pdf|doc|docx)$'
    and intake.may_upload()
  );
