/** A phase of the day. The styles give each its colours and the height of the sun. */
export type Sky = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Returns the phase of the day at a time such as `6:40 AM` or `18:05`. */
export function skyAt(time: string): Sky {
  const [, digits = '', half] = /^(\d+).*?([AP]M)?$/.exec(time) ?? [];
  const hour = half ? (Number(digits) % 12) + (half === 'PM' ? 12 : 0) : Number(digits);
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  if (hour < 11) return 'morning';
  if (hour < 14) return 'noon';
  return hour < 17 ? 'afternoon' : 'evening';
}
