import type { PageAddress } from './PageAddress.ts';

/** A preset, and the page in `pages:` of `file` to which it is added. */
export interface PresetRequest extends PageAddress {
  /** Type and name, such as `hero/photo`. */
  id: string;
}
