import styled from 'styled-components';
import { centered, fullLast, row, threeInRow, tile } from '../_shared/layout/primitives.ts';

/** The grid of places. */
export const Cards = styled.ul`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 44rem) and (max-width: 61.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${fullLast}
  }

  @media (min-width: 62rem) {
    :not([data-width='narrow']) > & {
      ${threeInRow}
    }

    /* A filtered list keeps its widths. */
    [data-directory] > &&& > * {
      grid-column: span 2;
    }
  }
`;

/** Rows of a card: one for the name, one for the description and one for each list. */
const spans = [0, 1, 2, 3, 4, 5, 6]
  .map((lists) => `&[data-lists='${lists}'] { grid-row: span ${lists + 2}; }`)
  .join('\n');

/** The card of a place. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-4);
  align-content: start;
  align-items: center;
  padding: var(--space-6);
  ${tile}

  /* Shared rows keep the facts of neighbours level. */
  @media (min-width: 44rem) {
    grid-template-rows: subgrid;
    row-gap: 0;

    ${spans}
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
`;

/** The flag in a disc. */
export const FlagDisc = styled.div`
  ${centered}
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-accent);
  font: var(--title-weight) 1.5rem / 1 var(--font-display);
  overflow: hidden;
  box-shadow: 0 0 0 1px var(--color-border);

  svg {
    width: auto;
    max-width: none;
    height: 4rem;
  }
`;

/** The name of the place. */
export const Name = styled.h3`
  font-size: var(--text-2xl);

  &:first-child {
    grid-column: 1 / -1;
  }
`;

/** The description of a place. */
export const Lead = styled.p`
  grid-column: 1 / -1;
  align-self: start;
  color: var(--color-muted);

  @media (min-width: 44rem) {
    grid-row: 2;
    margin-block: var(--space-4);
  }
`;

/** The facts about a place. */
export const Facts = styled.dl`
  grid-column: 1 / -1;

  @media (min-width: 44rem) {
    display: grid;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-self: stretch;
    grid-row: 3 / -1;
  }

  > div {
    ${row}
    gap: var(--space-2);
    align-content: start;
    padding-block: var(--space-4);
    border-top: 1px solid var(--color-border);
  }

  > div:last-child {
    padding-bottom: 0;
  }

  dt {
    flex: 1 0 100%;
    font-size: var(--text-sm);
    font-weight: 600;
  }

  dd {
    padding: 0.15em 0.8em;
    border-radius: var(--radius-pill);
    background: var(--color-tint);
    box-shadow: inset 0 0 0 1px var(--color-border);
    font-size: var(--text-sm);
  }

  [data-list] dd {
    flex: 1;
    padding: var(--space-1) 0 0;
    background: none;
    box-shadow: none;
    font-size: inherit;
  }

  [data-list='text'] {
    row-gap: 0;

    dd {
      flex-basis: 100%;
    }
  }
`;
