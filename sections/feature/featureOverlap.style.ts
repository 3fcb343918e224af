import styled from 'styled-components';
import { Beside, Figure, Words } from './style.ts';

/** A large picture, and the text on a panel that covers a part of it. */
export const Overlap = styled(Beside)`
  ${Figure} {
    order: -1;
  }

  ${Figure} img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  > ${Words}:has(+ ${Figure}) {
    position: relative;
    margin-top: calc(-1 * (var(--space-7) + 3rem));
    margin-inline: var(--space-4);
    padding: clamp(1.5rem, 4vw, 3rem);
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-lg);
    background: var(--color-surface);
    box-shadow: var(--shadow-md);
  }

  @media (min-width: 62rem) {
    &&:has(img) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: 0;
    }

    && > ${Figure} {
      grid-area: 1 / 1 / auto / span 8;
      order: 0;
      align-self: stretch;
    }

    > ${Figure} img {
      height: 100%;
      min-height: 30rem;
    }

    && > ${Words}:has(+ ${Figure}) {
      grid-area: 1 / 7 / auto / -1;
      margin: var(--space-7) 0;
    }

    &&[data-flip] > ${Figure} {
      grid-column: 5 / -1;
    }

    &&[data-flip] > ${Words}:has(+ ${Figure}) {
      grid-column: 1 / span 6;
      order: 0;
    }
  }
`;
