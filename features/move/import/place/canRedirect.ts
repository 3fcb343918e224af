import { formats, reservedRoute } from '../../../../schema/index.ts';

/** Whether an old address can lead to a page: hosts answer some addresses themselves, such as `/functions/`. */
export function canRedirect(address: string): boolean {
  const path = address.replace(/\?.*$/s, '').replace(/\/(?:index\.html)?$/, '');
  return (
    (formats['old-address']?.(address) ?? true) &&
    (path === '' || reservedRoute(path) === undefined)
  );
}
