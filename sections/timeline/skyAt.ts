/** A phase of the day. The styles give each its colours and the height of the sun. */
export type Sky = 'night' | 'dawn' | 'day' | 'noon' | 'evening';

/** A time such as `6:40 AM` or `18:05`. */
export const timeOfDay = /^(?:[01]?\d|2[0-3]):[0-5]\d(?: [AP]M)?$/;

/** Returns the phase of the day at a time of day. */
export function skyAt(time = ''): Sky {
  const [, digits = '', half] = /^(\d+).*?([AP]M)?$/.exec(time) ?? [];
  const hour = half ? (Number(digits) % 12) + (half === 'PM' ? 12 : 0) : Number(digits);
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  if (hour < 11) return 'day';
  if (hour < 14) return 'noon';
  return hour < 17 ? 'day' : 'evening';
}
