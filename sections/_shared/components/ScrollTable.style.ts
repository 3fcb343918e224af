import styled from 'styled-components';
import { muted } from '../layout/primitives.ts';
import { scrollHint } from '../theme/scrollHint.ts';

/** Lets a wide table scroll without the page. */
export const TableScroll = styled.div`
  position: relative;
  overflow-x: auto;
  container-type: inline-size;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  ${scrollHint}
`;

/** A table with lines between its rows and the caption below; a highlighted column has a soft background. */
export const ScrollTable = styled.table`
  width: 100%;
  line-height: 1.4;

  caption {
    padding: var(--space-4) clamp(0.75rem, 2vw, 1.5rem);
    border-top: 1px solid var(--color-border);
    ${muted}
    text-align: start;
    caption-side: bottom;

    /* Stays in view while the table scrolls. */
    @media screen {
      position: sticky;
      inset-inline-start: 0;
      max-width: 100cqi;
    }
  }

  th,
  td {
    padding: var(--space-3) clamp(0.75rem, 2vw, 1.5rem);
    text-align: start;
    vertical-align: top;
  }

  tbody tr {
    border-top: 1px solid var(--color-border);
  }

  td {
    color: var(--color-muted);
  }

  [scope='rowgroup'] {
    background: var(--color-tint);
  }

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
