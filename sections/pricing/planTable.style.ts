import styled from 'styled-components';
import { ScrollTable } from '../_shared/components/ScrollTable.style.ts';
import { muted } from '../_shared/layout/primitives.ts';

/** The table below the plans. */
export const Details = styled.div`
  margin-top: var(--space-8);
`;

/** Rows in groups, with a column for each plan. */
export const DetailTable = styled(ScrollTable)`
  table-layout: fixed;
  min-width: 38rem;

  && thead th,
  && td {
    text-align: center;
  }

  thead th {
    padding-block: var(--space-5) var(--space-4);
    font: var(--title-weight) var(--text-lg) / 1.2 var(--font-display);
  }

  tbody th {
    font-weight: 500;
  }

  [scope='rowgroup'] {
    background: var(--color-tint);
    ${muted}
    font-weight: 650;
  }

  td svg {
    width: 1.25em;
    height: 1.25em;
  }

  td:has(svg) {
    color: var(--color-accent);
  }
`;
