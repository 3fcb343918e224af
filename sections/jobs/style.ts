import styled from 'styled-components';
import { muted, row, tile } from '../_shared/layout/primitives.ts';

/** The list of jobs, on one sheet. */
export const List = styled.div`
  ${tile}

  /* Below what all jobs have in common. */
  dl + & {
    margin-top: var(--space-6);
  }
`;

/** A job. */
export const Article = styled.article`
  padding: var(--space-6) var(--space-6) var(--space-4);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: var(--space-8);
  }

  @media (max-width: 40rem) {
    display: flex;
    flex-direction: column;
    padding: var(--space-5) var(--space-5) var(--space-2);
  }
`;

/** The name of a job and its button, side by side on wide screens. */
export const Top = styled.div`
  ${row}
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;

  > a {
    flex: none;
  }

  @media (max-width: 40rem) {
    display: contents;

    > a {
      order: 1;
      align-self: start;
      margin-block: var(--space-5) var(--space-3);
    }
  }
`;

/** The name of a job. */
export const Name = styled.h3`
  flex: 1 1 16rem;
  font-size: var(--text-2xl);
  line-height: 1.15;

  @media (max-width: 40rem) {
    flex: none;
  }
`;

/** Department, working time, experience, location, pay. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  grid-column: 1 / -1;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-5);
  padding-block: var(--space-4);
  border-block: 1px solid var(--color-border);

  @media (min-width: 40.01rem) {
    &[data-count='4'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) minmax(0, 4fr) minmax(0, 6fr);
    }
  }

  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    font-size: var(--text-sm);
  }
`;

/** A fact with its label. */
export const Fact = styled.div`
  @media (max-width: 40rem) {
    display: flex;
    gap: var(--space-4);
    justify-content: space-between;

    dt {
      flex: none;
    }

    dd {
      text-align: end;
    }
  }

  @media (max-width: 19.99rem) {
    flex-wrap: wrap;
    row-gap: 0;
  }

  dt {
    ${muted}
  }

  dd {
    font-weight: 600;
    font-variant-numeric: lining-nums;
  }
`;

/** The description of a job. */
export const Description = styled.div`
  max-width: var(--width-prose);
  margin-top: var(--space-5);
`;

/** The lists that unfold, beside the description on wide screens. */
export const Details = styled.div`
  margin-top: var(--space-4);

  @media (max-width: 40rem) {
    order: 2;
    border-top: 1px solid var(--color-border);
  }

  @media print {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);
  }
`;

/** A list that unfolds. */
export const Detail = styled.details`
  > summary {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-3);
    border-radius: var(--radius-sm);
    color: var(--color-accent);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary::before {
    content: '';
    flex: none;
    width: 0.55em;
    height: 0.55em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
    transition: rotate 0.2s;
  }

  [dir='rtl'] & > summary::before {
    rotate: 135deg;
  }

  &[open] > summary::before {
    rotate: 45deg;
  }

  > summary:hover {
    color: var(--color-accent-strong);
  }

  > ul {
    padding-bottom: var(--space-4);
  }

  & + & {
    border-top: 1px solid var(--color-border);

    @media print {
      border-top: 0;
    }
  }
`;
