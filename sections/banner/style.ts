import styled from 'styled-components';
import { row } from '../_shared/layout/primitives.ts';

/** The strip across the page; `data-tone` sets its colours. */
export const Strip = styled.div`
  padding-block: var(--space-3);
  background: var(--color-background);
  color: var(--color-text);
`;

/** Icon, text and link on one line, or below each other. */
export const Row = styled.div`
  ${row}
  gap: var(--space-1) var(--space-4);
  align-items: center;
  justify-content: center;
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  font-weight: 500;
  text-align: center;
`;
