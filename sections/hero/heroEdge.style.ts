import styled from 'styled-components';
import { Backdrop } from '../_shared/frame/SectionFrame.style.ts';
import { Opening } from './style.ts';

/** Text beside a picture that reaches the edges of the window. */
export const Edge = styled(Opening)`
  @media (min-width: 62rem) {
    align-content: center;
    width: calc(50% - var(--space-7));
    min-height: min(34rem, 70vh);
    margin-top: 0;

    &[data-flip] {
      margin-inline-start: auto;
    }

    /* The picture ends where the next section begins. */
    [data-section]:has(> * > &&&) + [data-section] {
      padding-top: var(--section);
    }
  }
`;

/** The picture: above the text on phones, over half of the band on wide screens. */
export const Half = styled(Backdrop)`
  @media (max-width: 61.99rem) {
    position: static;
    margin-block: calc(-1 * var(--section)) var(--section);

    /* Such a section has no room above. */
    [data-tone='plain'] + [data-tone='plain'] > &,
    [data-tone='tint'] + [data-tone='tint'] > &,
    [data-tone='dark'] + [data-tone='dark'] > & {
      margin-top: 0;
    }

    img {
      max-height: 24rem;
    }
  }

  @media (min-width: 62rem) {
    inset-inline: 50% 0;

    &:has(+ * > [data-flip]) {
      inset-inline: 0 50%;
    }
  }
`;
