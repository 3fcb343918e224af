import styled from 'styled-components';
import { row } from '../_shared/layout/primitives.ts';
import { Cell, List } from './style.ts';

/** A box for each logo. */
export const Boxes = styled(List)`
  && {
    ${row}
    gap: var(--space-4);
    justify-content: center;
    background: none;
  }

  > ${Cell} {
    flex: 0 1 min(11rem, 50% - var(--space-4) / 2);
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
