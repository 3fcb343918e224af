import { row, tile } from 'blockwright/style';
import styled from 'styled-components';

/** The grid of calculations. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-5);
`;

/** A calculation, as tall as its neighbours. */
export const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: var(--space-6);
  ${tile}

  &[data-highlight] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    outline: 1px solid var(--color-accent);
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
`;

/** The name of a calculation. */
export const Name = styled.h3`
  font-size: var(--text-xl);
  line-height: 1.2;
`;

/** The amounts of a calculation, with the total at the bottom of the card. */
export const Lines = styled.dl`
  display: flex;
  flex: 1;
  flex-direction: column;
  margin-top: var(--space-4);

  dd {
    flex: none;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
`;

/** An amount with its label. */
export const Entry = styled.div`
  display: flex;
  gap: var(--space-5);
  align-items: baseline;
  justify-content: space-between;
  padding-block: var(--space-3);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-muted);
  }

  [data-highlight] & {
    border-color: color-mix(in srgb, var(--color-accent) 22%, transparent);
  }
`;

/** The total of the amounts. */
export const Total = styled.div`
  ${row}
  gap: 0 var(--space-5);
  align-items: baseline;
  justify-content: space-between;
  margin-top: auto;
  padding-top: var(--space-4);
  border-top: 2px solid currentColor;

  dt {
    font-weight: 600;
  }

  dd {
    font: var(--title-weight) var(--text-2xl) / 1.2 var(--font-display);
    letter-spacing: calc(-0.03em * var(--tracking));
  }

  [data-highlight] & dd {
    color: var(--color-accent);
  }
`;

/** The result in large type. */
export const Result = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-7);
  align-items: center;
  margin-top: var(--space-5);
  padding: var(--space-7);
  border: 1px solid transparent;
  border-radius: var(--radius-lg);
  background: var(--color-background);
  color: var(--color-text);

  font-size: var(--text-lg);

  > p {
    display: grid;
    gap: var(--space-2);
  }

  > p > strong {
    color: var(--color-accent);
    font: var(--title-weight) var(--text-4xl) / 0.95 var(--font-display);
    letter-spacing: calc(-0.04em * var(--tracking));
  }

  @media (min-width: 48rem) {
    grid-template-columns: auto minmax(0, 30rem);
    justify-content: space-between;
  }

  @media (max-width: 40rem) {
    padding: var(--space-6) var(--space-5);
  }
`;
