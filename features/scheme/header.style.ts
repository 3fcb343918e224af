import styled from 'styled-components';

/** The switch, which does nothing without its script. */
export const Place = styled.div`
  align-self: center;

  :root:not([data-scheme]) &,
  /* The button of a menu that has nothing else. */
  :root:not([data-scheme]) button:has(+ nav > &:first-child + ul:empty:last-child) {
    display: none;
  }
`;

/** Opens the choices. */
export const Toggle = styled.button`
  display: grid;
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

/** The drawing of a choice, shown for the present one. */
export const Shown = styled.span`
  display: grid;

  :root:not([data-scheme='light']) &[data-choice='light'],
  :root:not([data-scheme='dark']) &[data-choice='dark'],
  :root:not([data-scheme='system']) &[data-choice='system'] {
    display: none;
  }
`;

/** The choices below their button; at the right edge in browsers without anchor positioning. */
export const Panel = styled.div`
  position: fixed;
  inset-block: 4.25rem auto;
  inset-inline: auto var(--gutter);
  padding: var(--space-3) var(--space-4);
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

/** The choices: below each other in the bar, beside each other in the menu. */
export const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  nav > div > & {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
  }

  legend {
    padding: 0;
    color: var(--color-muted);
    font-size: 0.9rem;
  }

  label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 2.75rem;
    white-space: nowrap;
    cursor: pointer;
  }

  input {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;
