import styled from 'styled-components';
import { muted, tile } from '../../../../sections/style.ts';

/** The two columns on wide screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--space-8);

  /* Narrower columns would break an email address. */
  @media (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The ways to reach the place. */
export const Place = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

/** An icon with a way to reach the place. */
export const Way = styled.div`
  display: flex;
  gap: var(--space-4);
  font-size: var(--text-lg);

  svg {
    margin-top: 0.25em;
    color: var(--color-accent);
  }

  address {
    font-style: normal;

    > * {
      display: block;
    }
  }

  a {
    min-height: 1.5rem;
    overflow-wrap: anywhere;
  }
`;

/** The opening hours. */
export const Hours = styled.div`
  align-self: start;
  padding: clamp(1.25rem, 0.75rem + 1.8vw, 2.25rem);
  ${tile}

  table {
    width: 100%;
  }

  caption {
    margin-bottom: var(--space-3);
    font: var(--title-weight) var(--text-xl) / 1.2 var(--font-display);
    text-transform: var(--title-case);
    text-align: start;
  }

  th,
  td {
    padding-block: var(--space-2);
    font-weight: 500;
    text-align: start;
    vertical-align: top;
  }

  td {
    font-variant-numeric: tabular-nums;
    text-align: end;

    span {
      display: inline-block;
      margin-inline-start: var(--space-3);
      white-space: nowrap;
    }
  }

  tr + tr {
    border-top: 1px solid var(--color-border);
  }

  /* Enlarged text has no room for both. */
  @media (max-width: 19.99rem) {
    th,
    td {
      display: block;
    }

    td span {
      white-space: normal;
    }
  }

  table + table {
    margin-top: var(--space-5);
  }

  > p {
    margin-top: var(--space-4);
    ${muted}
  }
`;

/** Whether the place is open at the moment. */
export const Opening = styled.div`
  margin-bottom: var(--space-4);
  padding-inline-start: var(--space-3);
  border-inline-start: 4px solid var(--color-muted);
  font-weight: 600;

  &[data-open='yes'] {
    border-color: var(--color-accent);
  }

  &[hidden] {
    display: none;
  }
`;

/** The days of an exception, below its name. */
export const Dates = styled.span`
  display: block;
  white-space: normal;
  ${muted}
  font-weight: 400;
`;
