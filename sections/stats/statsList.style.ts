import styled from 'styled-components';
import { Row } from './style.ts';

/** Figures one below the other, their labels at the other side. */
export const List = styled(Row)`
  && {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-block-end: max(1px, var(--border)) solid var(--color-border);
  }

  && > div {
    flex-direction: row;
    gap: var(--space-5);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--space-5);
    border-block-start: max(1px, var(--border)) solid var(--color-border);
  }

  && dt {
    flex: 1 1 12rem;
    order: 1;
    max-width: 26rem;
    text-align: end;
  }

  &&&& dd {
    flex: none;
    font-size: var(--text-4xl);
  }
`;
