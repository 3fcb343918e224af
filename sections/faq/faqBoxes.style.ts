import styled from 'styled-components';
import { Answer, Item, List } from './style.ts';

/** A box for each question, in two columns where there is room. */
export const Boxes = styled(List)`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: var(--space-4);
    align-items: start;
    border: 0;
  }

  && > ${Item} {
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-lg);
    background: var(--color-surface);
    box-shadow: var(--card-shadow);
  }

  && > ${Item} > summary,
  && > ${Item} > ${Answer} {
    padding-inline: var(--space-5);
  }
`;
