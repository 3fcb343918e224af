/** How many columns a list is filtered by: the style sheet has a rule for each value of each column. */
export const maxColumns = 3;

/** How many values a column has. */
export const maxValues = 20;

/** How many entries phones show before visitors ask for all. */
export const shownOnPhones = 12;
