import styled from 'styled-components';
import { Figure, Invitation } from './style.ts';

/** A box in a strong colour, with the picture up to its edges. */
export const Panel = styled(Invitation)`
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-background);
  color: var(--color-text);

  > div {
    position: relative;
    padding: clamp(1.75rem, 6vw, 5rem);
  }

  && > ${Figure} {
    align-self: stretch;
    padding: 0;
  }

  > ${Figure} img {
    height: 100%;
    min-height: 14rem;
    border-radius: 0;
    object-fit: cover;
  }

  > svg {
    inset-inline-end: 0;
  }
`;
