import styled from 'styled-components';
import { muted, unseen } from '../_shared/layout/primitives.ts';

/** The days: side by side where there is room, and below each other where tracks need the width. */
export const Days = styled.div`
  display: grid;
  gap: var(--space-8);

  &:not(:has(thead)) {
    grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
    align-items: start;
  }
`;

/** A day: a table, and a list on phones. */
export const Day = styled.table`
  width: 100%;
  table-layout: fixed;

  caption {
    padding-bottom: var(--space-4);
    font: var(--title-weight) var(--text-2xl) / 1.15 var(--font-display);
    letter-spacing: calc(-0.015em * var(--tracking));
    text-align: start;
    text-transform: var(--title-case);
    break-after: avoid;
  }

  th,
  td {
    padding: var(--space-4) var(--space-3);
    text-align: start;
    vertical-align: top;
  }

  thead th {
    padding-block: var(--space-2);
    ${muted}
    font-weight: 600;
  }

  thead th:first-child,
  tbody th {
    width: 7rem;
    padding-inline-start: 0;
  }

  tbody tr {
    border-top: max(1px, var(--border)) solid var(--color-border);
    break-inside: avoid;
  }

  @media (max-width: 47.99rem) {
    display: block;

    thead {
      ${unseen}
    }

    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }

    tbody th {
      width: auto;
      padding-bottom: 0;
    }

    td {
      padding: var(--space-2) 0 0;
    }

    td + td {
      padding-top: var(--space-4);
    }

    tr {
      padding-bottom: var(--space-4);
    }
  }
`;

/** The time of a row. */
export const Time = styled.th`
  color: var(--color-accent);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A session, on one track or for all visitors. */
export const Cell = styled.td`
  &[data-empty] {
    @media (max-width: 47.99rem) {
      display: none;
    }
  }

  [data-tracks]:not([data-tracks='0']) &[data-shared] {
    @media (min-width: 48rem) {
      background: var(--color-accent-soft);
    }
  }
`;

/** A session. */
export const Entry = styled.div`
  display: grid;
  gap: var(--space-1);

  & + & {
    margin-top: var(--space-3);
  }

  span {
    ${muted}
  }

  /* Wide screens have the name of the track above its column. */
  small {
    justify-self: start;
    padding: 0 0.7em;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-pill);
    font-size: var(--text-xs);

    @media (min-width: 48rem) {
      display: none;
    }
  }

  [data-shared] & span {
    color: var(--color-text);
  }
`;
