import { muted, tile } from 'blockwright/style';
import styled from 'styled-components';

/** The panel with the table. */
export const Sheet = styled.div`
  padding: var(--space-5) var(--space-6);
  ${tile}

  @media (max-width: 44rem) {
    padding: var(--space-5);
  }

  @media print {
    break-inside: avoid;
  }
`;

/** The table. */
export const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: var(--space-3);
    color: var(--color-muted);
    text-align: start;
    text-wrap: pretty;
  }

  th,
  td {
    padding-block: var(--space-5);
    padding-inline: var(--space-6) 0;
    text-align: end;
    vertical-align: baseline;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  thead th {
    padding-block: var(--space-3);
    border-bottom: 2px solid var(--color-text);
    font-size: min(var(--text-sm), 5vw);
    font-weight: 600;
    vertical-align: bottom;
  }

  tbody tr + tr > * {
    border-top: 1px solid var(--color-border);
  }

  tbody th {
    width: 40%;
    font-size: var(--text-lg);
    font-weight: 600;
    line-height: 1.35;
  }

  tbody tr:last-child > * {
    padding-bottom: var(--space-3);
  }

  td {
    font-size: min(1em, 5.4vw);
  }

  td:nth-child(2) {
    color: var(--color-muted);
  }

  td strong {
    font: var(--title-weight) min(var(--text-xl), 4.9vw) / 1.2 var(--font-display);
    color: var(--color-accent);
    letter-spacing: calc(-0.02em * var(--tracking));
  }

  @media (max-width: 44rem) {
    &,
    caption,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: 1fr 1fr 1.2fr;
      column-gap: var(--space-2);
      padding-block: var(--space-4);
    }

    tbody tr {
      align-items: baseline;
    }

    thead tr {
      align-items: end;
      padding-block: 0 var(--space-3);
      border-bottom: 2px solid var(--color-text);
    }

    tbody tr + tr {
      border-top: 1px solid var(--color-border);
    }

    tbody tr:last-child {
      padding-bottom: 0;
    }

    th,
    td,
    thead th,
    tbody tr + tr > *,
    tbody tr:last-child > * {
      padding: 0;
      border: 0;
      text-align: start;
    }

    tr > th:first-child:first-child {
      grid-column: 1 / -1;
      width: auto;
      padding-bottom: var(--space-3);
    }

    tr > :last-child:last-child:last-child {
      text-align: end;
    }
  }
`;

/** The saving within the cost, in the colour of the figure that it shows. */
export const Bar = styled.svg`
  display: block;
  width: 100%;
  max-width: 22rem;
  height: 0.45rem;
  margin-top: var(--space-3);
  border-radius: var(--radius-pill);
  fill: var(--color-accent-soft);

  [dir='rtl'] & {
    scale: -1 1;
  }

  [data-saving] {
    fill: var(--color-accent);
  }
`;

/** The percentage saved. */
export const Share = styled.span`
  display: block;
  ${muted}
`;
