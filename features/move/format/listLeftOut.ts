/** Describes addresses that an inventory does not have, for `leftOut`: how many, why, and the first five. */
export function listLeftOut(addresses: readonly string[], reason: string): string[] {
  if (addresses.length === 0) return [];
  const shown = addresses.toSorted().slice(0, 5).join(', ');
  const more = addresses.length > 5 ? ', …' : '';
  return [`${countAddresses(addresses.length)}, because ${reason}: ${shown}${more}`];
}

/** `1 address`, `2 addresses`; with another word before: `2 known addresses`. */
export function countAddresses(count: number, kind = ''): string {
  return `${count} ${kind}${count === 1 ? 'address' : 'addresses'}`;
}
