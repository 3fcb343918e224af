import type { RouteEntry } from '../reference/read/Manifest.ts';

/** Whether a route entry is a translation of another one. */
export function isLocalized({ locale }: RouteEntry): boolean {
  return locale !== undefined;
}
