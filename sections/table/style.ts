import styled from 'styled-components';
import { ScrollTable } from '../_shared/components/ScrollTable.style.ts';

/** The table. */
export const Grid = styled(ScrollTable)`
  th,
  td {
    min-width: 7rem;
  }

  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  thead th {
    font-size: var(--text-sm);
  }

  tbody th {
    font-weight: 600;
  }
`;
