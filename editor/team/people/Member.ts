import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '../../../schema/vocabulary.ts';
import type { Person } from '../changes/Person.ts';

/** Somebody who logged in, with the present role. */
export interface Member extends Person {
  role: Role;
}

/** The member whose request is being answered. */
export const currentMember = new AsyncLocalStorage<Member>();
