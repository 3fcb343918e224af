/** Styles of a box on a section: a card, a panel, a sheet. */
export const tile = `
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);
`;

/** Styles that take the box away in a layout without boxes. */
export const noTile = `
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
`;
