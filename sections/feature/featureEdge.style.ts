import styled from 'styled-components';
import { Beside, Figure } from './style.ts';

/** Text beside a picture that reaches the edge of the window. */
export const Edge = styled(Beside)`
  /* The distance from the column of the page to the window, less the width of a scroll bar. */
  --out: max(var(--gutter), (100vw - var(--width-page)) / 2 - 0.5rem);

  > ${Figure} {
    margin-inline-end: calc(-1 * var(--out));
  }

  > ${Figure} img {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }

  &[data-flip] > ${Figure} {
    margin-inline: calc(-1 * var(--out)) 0;
  }

  &[data-flip] > ${Figure} img {
    border-radius: var(--radius-lg);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;
