/** Whether a moment has a time of the day, so that the next daily build would be late. */
export function hasTime(moment: unknown): moment is string {
  return typeof moment === 'string' && moment.length > 10;
}
