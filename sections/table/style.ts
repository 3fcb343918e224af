import styled from 'styled-components';

/** Lets a wide table scroll without the page. */
export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
`;

/** The table. */
export const Grid = styled.table`
  width: 100%;
  line-height: 1.4;

  caption {
    padding: var(--space-4) clamp(0.75rem, 2vw, 1.5rem);
    border-top: 1px solid var(--color-border);
    color: var(--color-muted);
    font-size: var(--text-sm);
    text-align: start;
    caption-side: bottom;
  }

  th,
  td {
    min-width: 7rem;
    padding: var(--space-3) clamp(0.75rem, 2vw, 1.5rem);
    text-align: start;
    vertical-align: top;
  }

  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  thead th {
    font-size: var(--text-sm);
  }

  tbody tr {
    border-top: 1px solid var(--color-border);
  }

  tbody th {
    font-weight: 600;
  }

  td {
    color: var(--color-muted);
  }
`;
