import styled from 'styled-components';
import { List, Step } from './style.ts';

/** Steps side by side on wide screens, with lines between their discs. */
export const Line = styled(List)`
  @media (min-width: 62rem) {
    display: grid;
    grid-template-rows: auto auto 1fr;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    column-gap: var(--space-6);

    &[data-count='6'],
    &[data-count='7'],
    &[data-count='8'] {
      grid-template-rows: none;
      grid-auto-flow: row;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    &[data-count='6'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-count='7'] {
      grid-template-columns: repeat(12, minmax(0, 1fr));

      > ${Step} {
        grid-column: span 3;
      }

      > ${Step}:nth-child(n + 5) {
        grid-column: span 4;
      }
    }

    && > ${Step} {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      justify-items: start;
      align-items: start;
      padding: calc(var(--disc) + var(--space-5)) 0 0;
    }

    &[data-count='6'] > ${Step}:nth-child(n + 4),
    &[data-count='7'] > ${Step}:nth-child(n + 5),
    &[data-count='8'] > ${Step}:nth-child(n + 5) {
      margin-top: var(--space-8);
    }

    > ${Step}:not(:last-child)::after {
      inset-block: calc(var(--disc) / 2) auto;
      inset-inline: var(--disc) calc(-1 * var(--space-6));
      border-inline-start: 0;
      border-top: 1.5px dashed var(--color-line);
    }
  }
`;
