import type { Person } from '../changes/Person.ts';

/** Values that a login service must send back, kept in the browser that began the login. */
export interface LoginChecks {
  state: string;
  verifier: string;
  nonce?: string;
}

/** A service at which people log in. */
export interface LoginService {
  /** As in its addresses: `openid` or `github`. */
  name: string;
  label: string;
  /** Begins a login; returns the address to which the browser goes. */
  begin(callback: string): Promise<{ address: URL; checks: LoginChecks }>;
  /** Returns the person whom the service sent back. Rejects if the answer is not valid. */
  finish(current: URL, checks: LoginChecks): Promise<Person>;
}
