/**
 * Whether a result that holds until a point in time has expired.
 *
 * @param until in milliseconds; undefined for a result that holds forever
 */
export function isExpired(until: number | undefined, now: Date): boolean {
  return until !== undefined && until <= now.getTime();
}
