import styled from 'styled-components';
import { tile } from '../_shared/layout/primitives.ts';
import { Beside, Figure, Words } from './style.ts';

/** Text and picture in one box, the picture up to the edges of the box. */
export const Panel = styled(Beside)`
  gap: 0;
  overflow: hidden;
  ${tile}
  break-inside: avoid;

  [data-tone='plain'] & {
    background: var(--color-tint);
  }

  > ${Words} {
    max-width: none;
    padding: clamp(1.5rem, 5vw, 4.5rem);
  }

  > ${Figure} {
    align-self: stretch;
  }

  > ${Figure} img {
    max-width: 100%;
    height: 100%;
    border-radius: 0;
    object-fit: cover;
  }

  @media (max-width: 61.99rem) {
    > ${Figure} {
      order: -1;
    }

    > ${Figure} img {
      max-height: 22rem;
    }
  }
`;
