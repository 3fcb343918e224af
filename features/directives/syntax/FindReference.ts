/** Finds what an article defines for the label of a link: `[label]: address "title"`. */
export type FindReference = (label: string) => Reference | undefined;

/** The address of a label, and the title of what it leads to, which may be empty. */
export interface Reference {
  href: string;
  title: string;
}
