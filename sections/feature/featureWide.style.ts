import styled from 'styled-components';
import { filledRows } from '../_shared/layout/primitives.ts';
import { Beside, Figure, Items, Words } from './style.ts';

/** A picture across the page, and below it the header beside the text. */
export const Wide = styled(Beside)`
  ${Figure} {
    order: -1;
  }

  ${Figure} img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  &[data-flip] ${Figure} {
    order: 1;
  }

  @media (min-width: 62rem) {
    && {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: start;
    }

    &&[data-flip] > :first-child {
      order: 0;
    }

    ${Figure} {
      grid-column: 1 / -1;
    }

    ${Figure} img {
      aspect-ratio: 21 / 9;
    }

    > ${Words}:last-child {
      max-width: none;
    }

    ${Items} {
      ${filledRows}
      --columns: 2;
      --least: 14rem;
    }
  }
`;
