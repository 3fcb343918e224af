import { changeSet } from '../../preview/changeSet.ts';
import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';

/** The requests that the server has not acknowledged, which outlive a reload of the page. */
export const storedRequests = {
  read(): ChangeRequest[] {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? '[]') as ChangeRequest[];
    } catch {
      return [];
    }
  },

  write(requests: readonly ChangeRequest[]): void {
    try {
      if (requests.length > 0) sessionStorage.setItem(name, JSON.stringify(requests));
      else sessionStorage.removeItem(name);
    } catch {
      // Without room in the storage, the requests are still in memory.
    }
  },
};

/** A tab may work on other changes after a reload. */
const name = `blockwright:requests ${changeSet ?? ''}`;
