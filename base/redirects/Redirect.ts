/** A redirect from an address, or from all addresses of a pattern. */
export interface Redirect {
  /**
   * Decoded, without a slash at the end. A segment `:name` stands for any one, and a last segment `*`
   * for the rest of the path.
   */
  path: string;
  /** The parameters that a request must have, among others. */
  query: readonly (readonly [name: string, value: string])[];
  /** May contain `:name` and `:splat`, the rest of the path. */
  to: string;
  status: number;
}

/** Whether a redirect has a pattern: then pages and files win. */
export function isPattern({ path }: Pick<Redirect, 'path'>): boolean {
  return /\/(?:\*$|:[a-z]\w*(?=\/|$))/i.test(path);
}
