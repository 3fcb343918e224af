/** Whether an address belongs to a host, with or without `www.`. */
export function isHost({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname === `www.${host}`;
}
