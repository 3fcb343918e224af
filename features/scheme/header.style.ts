import styled from 'styled-components';
import { panel, toggle } from '../_shared/header/index.ts';

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
  ${toggle}
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

/** The choices below their button. */
export const Panel = styled.div`
  ${panel}
  padding: var(--space-3) var(--space-4);
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
