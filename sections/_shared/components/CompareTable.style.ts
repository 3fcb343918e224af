import styled from 'styled-components';
import { unseen } from '../layout/primitives.ts';
import { ScrollTable } from './ScrollTable.style.ts';

/** The box around a table that fits at every width, so its head may stay in view while the page scrolls. */
export const Box = styled.div`
  overflow: clip;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
`;

/** Columns of one width for what is compared; on phones, the heading of a row stands above its cells. */
export const Compare = styled(ScrollTable)`
  font-size: var(--text-sm);

  th,
  td {
    padding-block: var(--space-4);
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 12;
  }

  tbody th {
    font-weight: 500;
  }

  && [scope='rowgroup'] {
    padding-block: var(--space-3);
    background: var(--color-tint);
    color: var(--color-text);
    font-weight: 650;
  }

  @media screen and (min-height: 30rem) {
    thead {
      position: sticky;
      z-index: 1;
      top: 0;
      background: var(--color-surface);
      box-shadow: 0 1px var(--color-border);
    }

    :root:has(body > header:not([data-sticky])) & thead {
      /* A little behind the header, whose height depends on its font. */
      top: calc(var(--header-height) - 0.5rem);
    }
  }

  @media (min-width: 48rem) {
    font-size: var(--text-md);
    table-layout: fixed;

    thead > tr > :first-child {
      width: 28%;
    }

    &:is([data-columns='4'], [data-columns='5']) {
      thead > tr > :first-child {
        width: 26%;
      }

      thead th {
        font-size: var(--text-sm);
      }
    }
  }

  @media (min-width: 48rem) and (max-width: 74.99rem) {
    &[data-columns='5'] {
      font-size: var(--text-sm);

      thead > tr > :first-child {
        width: 22%;
      }

      th,
      td {
        padding-inline: 0.5rem;
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
      display: flex;
      flex-wrap: wrap;
    }

    thead > tr > :first-child {
      display: none;
    }

    thead th,
    tbody td {
      flex: 1 1 0;
      min-width: 0;
      padding-block: var(--space-3);
      padding-inline: var(--space-3) var(--space-2);
      font-size: min(1em, 5.4vw);
    }

    thead th {
      font-size: min(var(--text-xs), 4.4vw);
    }

    tbody th {
      flex: 0 0 100%;
      padding: var(--space-3) var(--space-3) 0;
      font-weight: 600;
    }
  }

  /* More than three columns side by side are too narrow to read: each cell says whose it is. */
  @media (max-width: 35.99rem) {
    &:is([data-columns='4'], [data-columns='5']) {
      thead {
        ${unseen}
        white-space: nowrap;
      }

      td {
        flex-basis: 50%;
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
