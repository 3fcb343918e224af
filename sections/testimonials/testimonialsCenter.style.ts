import styled from 'styled-components';
import { filledRows } from '../_shared/layout/primitives.ts';
import { List, Portrait, Quotation, Source, Words } from './style.ts';

/** Quotations without boxes in the middle of the page, each below the portrait of its author. */
export const Center = styled(List)`
  ${filledRows}
  --gap: var(--space-7);
  row-gap: var(--space-8);

  > ${Quotation} {
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    text-align: center;
  }

  ${Words} {
    flex: none;
    max-width: 34rem;
    font-size: var(--text-xl);
  }

  ${Words} p {
    text-wrap: balance;
  }

  ${Source} {
    flex-direction: column;
    gap: var(--space-3);
  }

  ${Portrait} img {
    width: 5rem;
    height: 5rem;
  }
`;
