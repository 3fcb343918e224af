import styled from 'styled-components';
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
      grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    }
  }
`;
