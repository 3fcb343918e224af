import styled from 'styled-components';
import { Figure, Opening, Words } from './style.ts';

/** Text beside an upright picture, which stands on a block of the brand's soft colour. */
export const Offset = styled(Opening)`
  > ${Figure} {
    --shift: clamp(0.75rem, 2.5vw, 2.5rem);

    position: relative;
    margin-block-end: var(--shift);
    padding-inline-end: var(--shift);
  }

  > ${Figure}::before {
    content: '';
    position: absolute;
    inset-block: calc(2 * var(--shift)) calc(-1 * var(--shift));
    inset-inline: 30% 0;
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-lg);
    background: var(--color-highlight-soft);
  }

  > ${Figure} img {
    position: relative;
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }

  @media (min-width: 62rem) {
    &[data-picture='yes'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-8);
      align-items: center;
    }

    &[data-flip][data-picture='yes'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    &[data-flip] > ${Words} {
      order: 1;
    }

    &[data-flip] > ${Words} ~ ul {
      order: 2;
    }

    > ${Figure} img {
      aspect-ratio: 4 / 5;
    }
  }
`;
