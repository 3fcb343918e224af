import styled from 'styled-components';
import { Row } from './style.ts';

/** One box in the soft colour of the brand, with lines between the figures. */
export const Band = styled(Row)`
  gap: max(1px, var(--border));
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-border);

  && > div {
    padding: clamp(1.25rem, 0.75rem + 2vw, 2.5rem) var(--space-4);
    border: 0;
    background: var(--color-accent-soft);
    text-align: center;
  }

  dt {
    color: var(--color-text);
  }
`;
