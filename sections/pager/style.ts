import styled from 'styled-components';
import { centered, row } from '../_shared/layout/primitives.ts';

/** The links to the pages of a list: numbers between the previous and the next page. */
export const Pages = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: center;
  gap: var(--space-4) var(--space-5);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
`;

/** The numbers. */
export const Numbers = styled.ol`
  ${row}
  justify-content: center;
  grid-column: 1 / -1;
  grid-row: 1;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;

  @media (min-width: 40rem) {
    grid-column: 2;
  }

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
`;

/** Pages that are left out. */
export const Gap = styled.span`
  color: var(--color-muted);
`;

/** The number of a page. */
export const PageLink = styled.a`
  ${centered}
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding-inline: var(--space-2);
  border-radius: var(--radius-sm);
  color: inherit;
  text-decoration: none;

  &:hover {
    background: var(--color-surface);
    color: var(--color-accent);
  }

  &[aria-current] {
    background: var(--color-button);
    color: var(--color-on-button);
    font-weight: 600;
  }
`;

/** The link to the previous or the next page. */
export const Turn = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.25rem;
  color: var(--color-accent);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  &[rel='prev'] {
    grid-column: 1;
    justify-self: start;
  }

  &[rel='next'] {
    grid-column: -2 / -1;
    justify-self: end;
  }

  @media (min-width: 40rem) {
    grid-row: 1;
  }
`;

/** The article before and after, side by side on wide screens. */
export const Neighbours = styled.nav`
  display: grid;
  gap: var(--space-4);

  * + & {
    margin-top: var(--space-7);
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The link to the article before or after. */
export const Neighbour = styled.a`
  padding: var(--space-5);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);
  color: inherit;
  text-decoration: none;

  &:hover {
    border-color: var(--color-accent);
  }

  small {
    display: flex;
    align-items: center;
    gap: 0.5em;
    color: var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 600;
  }

  span {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-lg);
    font-weight: 600;
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  &[rel='next'] {
    text-align: end;

    small {
      justify-content: flex-end;
    }

    @media (min-width: 40rem) {
      grid-column: 2;
    }
  }
`;
