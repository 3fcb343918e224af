import styled from 'styled-components';
import { ScrollTable } from '../_shared/components/ScrollTable.style.ts';

/** A table; the highlighted column has a soft background. */
export const Grid = styled(ScrollTable)`
  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  [data-highlight] {
    background: var(--color-accent-soft);
    color: var(--color-text);
    font-weight: 600;
  }

  thead [data-highlight] {
    color: var(--color-accent);
  }

  [data-highlight] svg {
    color: var(--color-accent);
    stroke-width: 2.5;
  }
`;

/** Columns as wide as their texts. */
export const Plain = styled(Grid)`
  th,
  td {
    min-width: 7rem;
  }

  thead th {
    font-size: var(--text-sm);
  }

  tbody th {
    font-weight: 600;
  }
`;
