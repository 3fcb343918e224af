/** Whether the local backend answers an address: its functions, files, mailbox and submissions. */
export function ownsPath(path: string): boolean {
  return /^\/(?:(?:functions\/v1|storage\/v1|_challenge|_service|_mail|_submissions)(?:\/|$)|_submissions\.(?:csv|json)$)/.test(
    path,
  );
}
