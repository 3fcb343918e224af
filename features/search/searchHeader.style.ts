import styled from 'styled-components';
import { panel, toggle } from '../_shared/header/index.ts';

/** Opens the search. */
export const Toggle = styled.button`
  ${toggle}
`;

/** The search below its button. */
export const Panel = styled.div`
  ${panel}
  width: min(24rem, 100vw - 2 * var(--gutter));
  padding: var(--space-3);
`;

/** The field with its button. */
export const Form = styled.form`
  display: flex;
  gap: var(--space-2);

  nav > & {
    margin-bottom: var(--space-3);
  }
`;

/** What is looked for. */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding-inline: var(--space-3);
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-background);
  color: var(--color-text);
  font: inherit;
  /* Phones zoom into fields with smaller letters. */
  font-size: max(1rem, 16px);
`;

/** Leads to the results. */
export const Button = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  border: 0;
  border-radius: var(--radius-sm);
  background: var(--color-action);
  color: var(--color-on-action);
  cursor: pointer;
`;
