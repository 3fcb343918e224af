/** Styles of the disc behind an icon, in the look that the theme chooses for icons. */
export const emblem = `
  display: grid;
  place-items: center;
  margin-bottom: var(--space-5);
  border-radius: var(--radius-icon);
  background: var(--color-accent-soft);
  color: var(--color-accent);

  [data-icons='outline'] & {
    border: 1px solid currentColor;
    background: none;
  }

  [data-icons='none'] & {
    width: auto;
    height: auto;
    place-items: start;
    background: none;
  }
`;
