import styled from 'styled-components';
import { row } from '../_shared/layout/primitives.ts';

/** The languages, side by side. */
export const List = styled.ul`
  ${row}
  gap: var(--space-2) var(--space-6);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    font-weight: 600;
  }

  a[aria-current] {
    color: var(--color-text);
    text-decoration: none;
  }

  small {
    display: block;
    color: var(--color-muted);
    font-weight: 400;
  }
`;
