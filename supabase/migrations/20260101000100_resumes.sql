-- Creates the bucket for résumés with the single right of anonymous visitors: to add a file to it.

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

-- timestamp-firstName-lastName.extension
create policy "visitors add resumes" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'resumes'
    and length(name) <= 200
    and name ~* '^[0-9]+-[^/]+\.(pdf|doc|docx)$'
  );
