import styled from 'styled-components';
import { row } from '../_shared/layout/primitives.ts';
import { List, Portrait, Quotation, Source, Words } from './style.ts';

/** The first quotation large and across the page, the others below it. */
export const Spotlight = styled(List)`
  ${row}

  > ${Quotation} {
    flex: 1 1 18rem;
  }

  > ${Quotation}:first-child {
    flex-basis: 100%;
    padding: clamp(1.5rem, 5vw, 4.5rem);
    border-color: transparent;
    background: var(--color-accent-soft);

    ${Words} {
      max-width: 26em;
      font: var(--title-weight) var(--text-2xl) / 1.25 var(--font-display);
      letter-spacing: calc(-0.02em * var(--tracking));
    }

    ${Words} p {
      text-wrap: balance;
    }

    ${Portrait} img {
      width: 4.5rem;
      height: 4.5rem;
    }

    ${Source} {
      color: var(--color-text);
    }
  }
`;
