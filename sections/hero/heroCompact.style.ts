import styled from 'styled-components';
import { Figure, Headline, Lead, Opening, Words } from './style.ts';

/** A low opening for pages below the home page: a smaller headline, and a strip of the picture. */
export const Compact = styled(Opening)`
  gap: var(--space-6) var(--space-7);
  margin-block-end: calc(var(--section) * -0.45);

  > ${Words} ${Headline} {
    font-size: var(--text-3xl);
    line-height: 1.08;
  }

  > ${Words} ${Lead} {
    margin-top: var(--space-3);
  }

  > ${Figure} img {
    aspect-ratio: 5 / 2;
    object-fit: cover;
  }

  &[data-flip] > ${Figure} {
    order: -1;
  }

  @media (min-width: 48rem) {
    &[data-picture='yes'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
      align-items: center;
    }

    &[data-flip] {
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    }

    > ${Figure} img {
      aspect-ratio: 4 / 3;
    }
  }
`;
