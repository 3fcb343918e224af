import styled from 'styled-components';
import { Card, Cards } from './style.ts';

/** One box with a column for each plan. */
export const Joined = styled(Cards)`
  gap: 0 max(1px, var(--border));
  overflow: hidden;
  border: max(1px, var(--border)) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-border);
  box-shadow: var(--card-shadow);

  [data-head='center'] ~ & {
    margin-inline: auto;
  }

  && > ${Card} {
    margin-block: 0;
    padding-block: var(--space-6);
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }

  @media (max-width: 61.99rem) {
    row-gap: max(1px, var(--border));
  }
`;
