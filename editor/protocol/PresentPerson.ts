import type { PageAddress } from './PageAddress.ts';

/** Somebody who has a change set open, in one tab or several. */
export interface PresentPerson {
  name: string;
  email: string;
  places: Place[];
}

/** Where somebody is: a page of the site, and the section that is open. */
export interface Place extends PageAddress {
  section?: number | undefined;
}
