import styled from 'styled-components';
import { Card, Cards } from './style.ts';

/** Columns without boxes; the popular plan has a line in the colour of the brand. */
export const Minimal = styled(Cards)`
  column-gap: var(--space-7);

  && > ${Card} {
    margin-block: 0;
    padding: var(--space-5) 0 0;
    border: 0;
    border-block-start: 3px solid var(--color-border);
    border-radius: 0;
    background: none;
    box-shadow: none;
  }

  && > ${Card}[data-popular] {
    border-color: var(--color-accent);
  }
`;
