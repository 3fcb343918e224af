import styled from 'styled-components';
import { Card, Cards, Features, Offer } from './style.ts';

/** Plans one below the other, with the features beside the price and the button at the end. */
export const PlanRows = styled(Cards)`
  && {
    gap: var(--space-4);
    max-width: none;
  }

  &&& > ${Card} {
    grid-column: 1 / -1;
  }

  @media (min-width: 62rem) {
    && > ${Card} {
      grid-row: auto;
      grid-template-rows: auto;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(11rem, auto);
      column-gap: var(--space-7);
      align-items: center;
      margin-block: 0;
      padding-block: var(--space-6);
    }

    ${Offer} {
      grid-column: 3;
    }

    ${Features} {
      grid-row: 1;
      grid-column: 2;
      padding-block: 0;
      padding-inline-start: var(--space-6);
      border-block-start: 0;
      border-inline-start: 1px solid var(--color-border);
    }
  }
`;
