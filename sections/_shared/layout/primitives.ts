/** @file Styles that recur, to be interpolated in the templates of styled components. */

/** Items in a row, which wraps. */
export const row = `
  display: flex;
  flex-wrap: wrap;
`;

/** One thing in the middle of its place. */
export const centered = `
  display: grid;
  place-items: center;
`;

/** Small print. */
export const muted = `
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** A box on a section: a card, a panel, a sheet. */
export const tile = `
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);
`;

/** Takes the box away in a layout without boxes. */
export const noTile = `
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
`;

/** A pseudo-element over its whole element: a drawing, or the area of a link. */
export const layer = `
  content: '';
  position: absolute;
  inset: 0;
`;

/** Text for screen readers alone. */
export const unseen = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/**
 * Three items in a row of a grid. Where they would leave one or two behind, the last rows have two wider
 * ones each; a single item takes the whole width.
 */
export const threeInRow = `
  grid-template-columns: repeat(6, minmax(0, 1fr));

  > * {
    grid-column: span 2;
  }

  > :is(:nth-child(3n + 1):nth-last-child(2), :nth-child(3n + 2):last-child),
  > :is(:nth-child(3n + 1):nth-last-child(4), :nth-child(3n + 2):nth-last-child(3)),
  > :is(:nth-child(3n):nth-last-child(2), :nth-child(3n + 1):last-child) {
    grid-column: span 3;
  }

  > :only-child {
    grid-column: 1 / -1;
  }
`;

/**
 * Items in rows that are always full: up to `--columns` in a row, fewer where `--least` does not fit. Where
 * three in a row would leave one behind, the last rows have `--pair` (2) each. A single item is as wide as others
 * are, and a filtered list keeps its widths.
 */
export const filledRows = `
  --columns: 3;
  --pair: 2;
  --least: 17rem;
  --gap: var(--space-5);

  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);

  > * {
    flex: 1 1 max(min(var(--least), 100%), (100% + var(--gap)) / var(--columns) - var(--gap) - 1px);
    min-width: 0;
  }

  :not([data-directory]) > & > :nth-child(3n + 1):nth-last-child(4),
  :not([data-directory]) > & > :nth-child(3n + 1):nth-last-child(4) ~ * {
    flex-basis: max(min(var(--least), 100%), (100% + var(--gap)) / var(--pair) - var(--gap) - 1px);
  }

  > :only-child,
  [data-directory] > & > * {
    flex-grow: 0;
  }
`;

/** A last item that would stand alone in the second of two columns takes the whole row. */
export const fullLast = `
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
