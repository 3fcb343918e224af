/** A change set: changes of the site that several people make, and that are published together. */
export interface SetSummary {
  id: string;
  title: string;
  author: { name: string; email: string };
  /** The last commit that was pushed. */
  pushed?: string;
  published?: boolean;
}
