import styled from 'styled-components';
import { Figure, Grid, Open } from './style.ts';

/** Large and small pictures in a pattern of six, whose last row has no gap, however many they are. */
export const Mosaic = styled(Grid)`
  > :nth-child(6n + 1),
  > :nth-child(6n + 6) {
    grid-column: span 2;
    grid-row: span 2;
  }

  > :last-child:nth-child(even) {
    grid-column: span 2;
  }

  ${Figure} {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
  }

  ${Open} img {
    height: 100%;
  }

  @media (min-width: 62rem) {
    && {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    > :nth-child(6n + 4),
    > :nth-child(6n + 5),
    > :nth-child(6n + 6) {
      grid-column: span 2;
      grid-row: auto;
    }

    > :nth-child(6n + 4) img,
    > :nth-child(6n + 5) img,
    > :nth-child(6n + 6) img {
      aspect-ratio: 8 / 3;
    }

    > :nth-child(6n + 5):last-child,
    > :nth-child(6n + 1):last-child {
      grid-column: 1 / -1;
    }

    > :nth-child(6n + 2):last-child,
    > :nth-child(6n + 2):nth-last-child(2),
    > :nth-child(6n + 3):last-child {
      grid-row: span 2;
    }
  }
`;
