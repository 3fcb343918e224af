import type { PageAddress } from './PageAddress.ts';

/** A page that shows a row. */
export interface RowPage extends PageAddress {
  route: string;
  title: string;
  /** The names that the page binds to the row. */
  names: string[];
}
