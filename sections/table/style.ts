import styled from 'styled-components';
import { ScrollTable } from '../_shared/components/ScrollTable.style.ts';

/** Columns as wide as their texts. */
export const Plain = styled(ScrollTable)`
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
