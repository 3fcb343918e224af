import styled from 'styled-components';
import { noTile } from './primitives.ts';

/** A list of rows across the page, with a line above each. */
export const Rows = styled.ul`
  border-block-end: max(1px, var(--border)) solid var(--color-border);

  && > * {
    padding: var(--space-6) 0;
    ${noTile}
    border-block-start: max(1px, var(--border)) solid var(--color-border);
  }
`;
