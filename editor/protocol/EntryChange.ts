import type { PageAddress } from './PageAddress.ts';

/** An entry of `pages:` that differs from the last commit; `key` is empty for the rest of a file, or all of it. */
export interface EntryChange extends PageAddress {
  kind: 'added' | 'removed' | 'changed';
}
