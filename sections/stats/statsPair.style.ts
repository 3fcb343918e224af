import styled from 'styled-components';
import { Row } from './style.ts';

/** Two figures in a row, for the column beside the header. */
export const Pair = styled(Row)`
  && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  &&&& > div {
    grid-column: auto;
  }

  &&&& > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`;
