import styled from 'styled-components';
import { unseen } from '../_shared/layout/primitives.ts';
import { Grid } from './style.ts';

/** Columns of one width for what is compared; on phones, the heading of a row stands above its cells. */
export const Compare = styled(Grid)`
  font-size: var(--text-sm);

  th,
  td {
    padding-block: var(--space-4);
  }

  tbody th {
    font-weight: 500;
  }

  @media (min-width: 48rem) {
    font-size: var(--text-md);
    table-layout: fixed;

    thead > tr > :first-child {
      width: 28%;
    }

    &[data-columns='4'] {
      th,
      td {
        hyphens: auto;
        hyphenate-limit-chars: 12;
      }

      thead > tr > :first-child {
        width: 26%;
      }

      thead th {
        font-size: var(--text-sm);
      }
    }
  }

  /* Browsers keep the roles of a table's elements, whatever layout they have. */
  @media (max-width: 47.99rem) {
    &,
    caption,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-columns='1'] tr {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-columns='2'] tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-columns='4'] tr {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    thead > tr > :first-child {
      display: none;
    }

    thead th,
    tbody td {
      padding-block: var(--space-3);
      padding-inline: var(--space-3) var(--space-2);
      font-size: min(1em, 5.4vw);
      hyphens: auto;
      hyphenate-limit-chars: 12;
    }

    thead th {
      font-size: min(var(--text-xs), 4.4vw);
    }

    tbody th {
      grid-column: 1 / -1;
      padding: var(--space-3) var(--space-3) 0;
      font-weight: 600;
    }
  }

  /* Four columns side by side are too narrow to read: each cell says whose it is. */
  @media (max-width: 35.99rem) {
    &[data-columns='4'] {
      thead {
        ${unseen}
        white-space: nowrap;
      }

      tr {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      td[data-column]::before {
        /* Browsers older than alternative texts keep the first declaration. */
        content: attr(data-column);
        content: attr(data-column) / '';
        display: block;
        font-size: var(--text-xs);
        font-weight: 600;
      }
    }
  }
`;
