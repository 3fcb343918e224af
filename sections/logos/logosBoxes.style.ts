import styled from 'styled-components';
import { filledRows } from '../_shared/layout/primitives.ts';
import { Cell, List } from './style.ts';

/** A box for each logo. */
export const Boxes = styled(List)`
  && {
    ${filledRows}
    --columns: 4;
    --pair: 4;
    --least: min(8rem, 40%);
    --gap: var(--space-4);
    justify-content: center;
    max-width: calc(var(--columns) * 12rem);
    margin-inline: auto;
    background: none;
  }

  &&:is(
      :has(> :nth-child(4n + 1):last-child),
      :has(> :nth-child(3n):last-child):not(:has(> :nth-child(4n):last-child))
    ) {
    --columns: 3;
    --pair: 2;
  }

  &&:has(> :nth-child(2):last-child) {
    --columns: 2;
  }

  > ${Cell} {
    min-height: 7.5rem;
    padding: var(--space-4);
    border: max(1px, var(--border)) solid var(--color-border);
    border-radius: var(--radius-lg);
    background: var(--panel, var(--color-surface));
    box-shadow: var(--card-shadow);
  }

  &[data-monochrome] > ${Cell} {
    background: var(--color-surface);
  }
`;
