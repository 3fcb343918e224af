import styled from 'styled-components';
import { Call, Invitation } from './style.ts';

/** A very large title at one side; text and buttons level with its end at the other. */
export const Columns = styled(Invitation)`
  && {
    grid-template-columns: minmax(0, 1fr);
  }

  ${Call} {
    font-size: var(--text-4xl);
    line-height: 1.02;
  }

  @media (min-width: 62rem) {
    > :first-child:not([data-align='center'] > *) {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      grid-template-rows: 1fr;
      column-gap: var(--space-8);

      > * {
        grid-column: 2;
      }

      > :nth-child(2) {
        align-self: end;
      }

      > ${Call} {
        grid-row: 1 / span 4;
        grid-column: 1;
      }
    }
  }
`;
