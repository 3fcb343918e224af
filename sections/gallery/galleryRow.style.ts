import styled from 'styled-components';
import { Scroller } from '../_shared/layout/Scroller.style.ts';
import { Open } from './style.ts';

/** Whole pictures of one height in a row that scrolls sideways. */
export const Row = styled(Scroller)`
  --height: clamp(14rem, 34vw, 26rem);

  && {
    grid-auto-columns: max-content;
    gap: var(--space-4);
    /* With pictures of every width, snapping would move half of a focused one out of sight. */
    scroll-snap-type: none;
  }

  &[data-columns='2'] {
    --height: clamp(16rem, 40vw, 32rem);
  }

  &[data-columns='4'] {
    --height: clamp(11rem, 22vw, 18rem);
  }

  ${Open} img {
    width: auto;
    max-width: 84vw;
    height: var(--height);

    @media print {
      max-width: 100%;
      height: 5cm;
    }
  }

  figcaption {
    max-width: 30em;
  }
`;
