import styled from 'styled-components';
import { muted, unseen } from '../../../../sections/style.ts';

/** The weeks or months, from top to bottom. */
export const Calendars = styled.div`
  display: grid;
  gap: var(--space-8);
`;

/** A week or a month: a table of its days, and on phones a list of the days with events. */
export const Calendar = styled.table`
  width: 100%;
  table-layout: fixed;

  caption {
    padding-bottom: var(--space-4);
    font: var(--title-weight) var(--text-2xl) / 1.15 var(--font-display);
    text-align: start;
    text-transform: var(--title-case);
    break-after: avoid;
  }

  th {
    padding: var(--space-2);
    ${muted}
    font-weight: 600;
    text-align: start;
  }

  tr {
    break-inside: avoid;
  }

  @media (max-width: 55.99rem) {
    &,
    caption,
    tbody,
    tr {
      display: block;
    }

    thead {
      ${unseen}
    }
  }
`;

/** A day with its events. */
export const DayCell = styled.td`
  vertical-align: top;
  overflow-wrap: break-word;
  hyphens: auto;

  &[data-empty] {
    color: var(--color-muted);
  }

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }

  time[data-today] b {
    display: inline-block;
    min-width: 1.9em;
    border-radius: var(--radius-pill);
    background: var(--color-action);
    color: var(--color-on-action);
    text-align: center;
  }

  @media (min-width: 56rem) {
    height: 6.5rem;
    padding: var(--space-2);
    border: max(1px, var(--border)) solid var(--color-border);

    [data-unit='week'] & {
      height: 9rem;
    }

    > time span {
      ${unseen}
    }
  }

  @media (max-width: 55.99rem) {
    display: block;
    padding-block: var(--space-4);
    border-top: max(1px, var(--border)) solid var(--color-border);

    &[data-empty] {
      display: none;
    }
  }
`;

/** An event of a day, with what is known about it. */
export const Entry = styled.details`
  margin-top: var(--space-2);
  padding: var(--space-1) var(--space-2);
  border-inline-start: 3px solid var(--color-accent);
  border-radius: var(--radius-sm);
  background: var(--color-accent-soft);
  color: var(--color-text);
  font-size: var(--text-sm);

  summary {
    min-height: 1.5rem;
    cursor: pointer;
    font-weight: 600;
  }

  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
  }

  &[data-status='cancelled'] summary {
    text-decoration: line-through;
  }

  &[open] > :not(summary) {
    margin-top: var(--space-2);
  }
`;
