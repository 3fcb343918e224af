import styled from 'styled-components';
import { threeInRow, tile } from '../_shared/layout/primitives.ts';

/** The plans. Three shared rows align prices, buttons and lists across the cards. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-5);

  &[data-count='1'] {
    max-width: 32rem;
  }

  &[data-count='2'],
  &[data-count='4'] {
    max-width: 58rem;
  }

  @media (min-width: 62rem) {
    :not([data-width='narrow']) > & {
      ${threeInRow}
    }
  }
`;

/** The card of a plan. */
export const Card = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-5);
  padding: var(--space-6);
  ${tile}
  color: var(--color-text);

  &[data-popular] {
    border-color: var(--color-background);
    background: var(--color-background);
    box-shadow: var(--shadow-lg);

    @media print {
      border: 2px solid var(--color-accent);
    }
  }

  @media (min-width: 62rem) {
    grid-template-rows: subgrid;
    margin-block: var(--space-5);

    &[data-popular] {
      margin-block: 0;
      padding-block: calc(var(--space-6) + var(--space-5));
    }
  }

  @media (min-width: 44rem) and (max-width: 61.99rem) {
    grid-template-rows: auto 1fr;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-7);

    > :nth-child(2) {
      align-self: end;
    }

    > :nth-child(3) {
      grid-row: 1 / -1;
      grid-column: 2;
      padding: 0;
      border: 0;
    }
  }

  @media (max-width: 24rem) {
    padding: var(--space-5);
  }
`;

/** Name, price and description of a plan. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-3) var(--space-2);
  align-content: start;
  align-items: center;

  > * {
    grid-column: 1 / -1;
  }

  > p:last-child:not([class]) {
    color: var(--color-muted);
  }
`;

/** The name of a plan. */
export const Name = styled.h3`
  grid-column: 1;
  font-size: var(--text-xl);
  line-height: 1.2;
  /* Enlarged text breaks the badge first. */
  overflow-wrap: break-word;
`;

/** The badge beside the name of a plan. */
export const Badge = styled.p`
  grid-row: 1;
  grid-column: 2;
  padding: 0.3em 0.8em;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--color-highlight);
  color: var(--color-on-highlight);
  font-size: var(--text-sm);
  font-weight: 650;
  line-height: 1.3;
`;

/** The large price with its period. */
export const Price = styled.p`
  margin-top: var(--space-3);
  color: var(--color-muted);

  strong {
    color: var(--color-text);
    font: var(--title-weight) clamp(2.6rem, 2.1rem + 1.9vw, 3.5rem) / 1 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
    white-space: nowrap;
    /* On this side, so that a period below the price begins at its edge. */
    margin-inline-end: calc(0.25 * var(--text-md));
  }

  span {
    white-space: nowrap;
  }

  [data-popular] & strong {
    font-size: clamp(2.8rem, 2.2rem + 2vw, 3.75rem);
  }

  &[data-words] strong {
    font-size: clamp(1.75rem, 1.6rem + 0.7vw, 2.25rem);
    line-height: 1.1;
    white-space: normal;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
`;

/** The hours of a plan. */
export const Hours = styled.p`
  font-weight: 650;

  + ul {
    margin-top: var(--space-4);
  }
`;

/** The row of the button; present without a button too, so that the rows stay aligned. */
export const Offer = styled.div`
  > a {
    width: 100%;
    justify-content: center;
  }
`;

/** The features of a plan, below a rule. */
export const Features = styled.div`
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
`;

/** The table below the plans. */
export const Details = styled.div`
  margin-top: var(--space-8);
`;
