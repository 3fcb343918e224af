import styled from 'styled-components';
import { ActionList } from '../_shared/components/Actions.style.ts';
import { Aside, Figure, Headline, Lead, Opening, Overline, Words } from './style.ts';

/** A headline across the page, text and buttons below it at both sides, and a wide picture. */
export const Stage = styled(Opening)`
  > ${Figure} img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  &[data-flip] > ${Figure} {
    order: -1;
  }

  @media (min-width: 62rem) {
    > ${Words} {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-8);
      align-items: end;
      max-width: none;
    }

    ${Overline}, ${Headline} {
      grid-column: 1 / -1;
    }

    ${Headline} {
      font-size: calc(var(--text-4xl) * 1.2);
    }

    ${ActionList}, ${Aside} {
      grid-column: 2;
      justify-self: end;
    }

    ${Lead} {
      grid-row: 3;
    }

    > ${Figure} img {
      aspect-ratio: 21 / 9;
    }
  }
`;
