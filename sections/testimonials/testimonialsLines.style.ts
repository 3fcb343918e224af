import styled from 'styled-components';
import { Rows } from '../_shared/layout/Rows.style.ts';
import { Quotation, Source, Stars, Words } from './style.ts';

/** Large quotations below each other, their authors beside them. */
export const Lines = styled(Rows)`
  ${Words} {
    font: var(--title-weight) var(--text-2xl) / 1.25 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
  }

  @media (min-width: 62rem) {
    && > ${Quotation} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: var(--space-7);
      padding-block: var(--space-7);
    }

    ${Source} {
      grid-row: 1 / span 2;
      grid-column: 1;
      align-self: start;
    }

    ${Stars}, ${Words} {
      grid-column: 2;
    }
  }
`;
