import type { PageAddress } from './PageAddress.ts';

/** A page that shows a form. */
export interface FormPage extends PageAddress {
  route: string;
}
