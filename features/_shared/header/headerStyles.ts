/** @file Styles of what a button in the header opens, to be interpolated in the templates of styled components. */

/** A button that shows an icon alone. */
export const toggle = `
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--color-text);
  cursor: pointer;

  &:hover {
    color: var(--color-accent);
  }
`;

/** What opens below its button; at the right edge in browsers without anchor positioning. */
export const panel = `
  position: fixed;
  inset-block: 4.25rem auto;
  inset-inline: auto var(--gutter);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-lg);

  @supports (position-area: block-end span-inline-start) {
    inset: auto;
    margin-block: 0.5rem;
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-inline;
  }
`;
