/** Tests that `npm test` leaves out. */
export const leftOut: string[];
/** Lists the tests that `npm test` leaves out, or runs with a sample of their cases. */
export function listLongTests(): string[];
