import styled from 'styled-components';

/** A list of rows across the page, with a line above each. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-end: max(1px, var(--border)) solid var(--color-border);
  list-style-type: '';

  && > * {
    padding: var(--space-6) 0;
    border: 0;
    border-block-start: max(1px, var(--border)) solid var(--color-border);
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;
