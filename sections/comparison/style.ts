import styled from 'styled-components';
import { ScrollTable } from '../_shared/components/ScrollTable.style.ts';

/** The table; the highlighted column has a soft background. */
export const Table = styled(ScrollTable)`
  font-size: var(--text-sm);

  th,
  td {
    padding-block: var(--space-4);
  }

  tbody th {
    font-weight: 500;
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

  @media (min-width: 48rem) {
    font-size: var(--text-md);
    table-layout: fixed;

    thead td {
      width: 28%;
    }

    &[data-columns='4'] {
      th,
      td {
        hyphens: auto;
        hyphenate-limit-chars: 12;
      }

      thead td {
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

    thead td {
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
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
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
