import styled from 'styled-components';

/** The grid of places. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style-type: '';
`;

/** The card of a place. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-4);
  align-content: start;
  align-items: center;
  padding: var(--space-6);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);

  /* Shared rows keep the facts of neighbours level: one for the name, one for the description and
     one for each list. */
  @media (min-width: 44rem) {
    grid-template-rows: subgrid;
    row-gap: 0;

    &[data-lists='0'] {
      grid-row: span 2;
    }

    &[data-lists='1'] {
      grid-row: span 3;
    }

    &[data-lists='2'] {
      grid-row: span 4;
    }

    &[data-lists='3'] {
      grid-row: span 5;
    }

    &[data-lists='4'] {
      grid-row: span 6;
    }

    &[data-lists='5'] {
      grid-row: span 7;
    }

    &[data-lists='6'] {
      grid-row: span 8;
    }
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
`;

/** The flag in a disc. */
export const FlagDisc = styled.div`
  display: grid;
  place-items: center;
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
  margin: 0;

  @media (min-width: 44rem) {
    display: grid;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-self: stretch;

    [data-lists='1'] > & {
      grid-row: 3 / span 1;
    }

    [data-lists='2'] > & {
      grid-row: 3 / span 2;
    }

    [data-lists='3'] > & {
      grid-row: 3 / span 3;
    }

    [data-lists='4'] > & {
      grid-row: 3 / span 4;
    }

    [data-lists='5'] > & {
      grid-row: 3 / span 5;
    }

    [data-lists='6'] > & {
      grid-row: 3 / span 6;
    }
  }

  > div {
    display: flex;
    flex-wrap: wrap;
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
    margin: 0;
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
