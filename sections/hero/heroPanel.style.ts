import styled from 'styled-components';
import { Figure, Opening, Words } from './style.ts';

/** A large picture with the text on a panel over its lower corner. */
export const Panel = styled(Opening)`
  row-gap: var(--space-6);

  > ${Words} {
    position: relative;
    grid-row: 2;
    margin-inline: var(--space-4);
    padding: clamp(1.5rem, 4vw, 3rem);
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-lg);
    background: var(--color-surface);
    box-shadow: var(--shadow-lg);
  }

  > ${Figure} ~ *,
  > ${Figure} {
    grid-column: 1;
  }

  > ${Figure} {
    grid-row: 1;
    margin-bottom: -5rem;
  }

  > ${Figure} img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  @media (min-width: 62rem) {
    &[data-picture='yes'] > ${Words} {
      grid-area: 1 / 1;
      align-self: end;
      justify-self: start;
      max-width: min(40rem, 60%);
      margin: var(--space-8) var(--space-7) 0;
    }

    &[data-flip] > ${Words} {
      justify-self: end;
    }

    > ${Figure} {
      margin-bottom: var(--space-7);
    }

    > ${Figure} img {
      height: 100%;
      min-height: 36rem;
      aspect-ratio: auto;
    }
  }
`;
