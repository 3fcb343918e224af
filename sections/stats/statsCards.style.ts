import styled from 'styled-components';
import { tile } from '../_shared/layout/primitives.ts';
import { Row } from './style.ts';

/** A box for each figure. */
export const Cards = styled(Row)`
  gap: var(--space-4);

  && > div {
    padding: clamp(1rem, 0.5rem + 1.8vw, 2rem);
    ${tile}
  }
`;
