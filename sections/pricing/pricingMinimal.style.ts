import styled from 'styled-components';
import { noTile } from '../_shared/layout/primitives.ts';
import { Card, Cards } from './style.ts';

/** Columns without boxes; the popular plan has a line in the colour of the brand. */
export const Minimal = styled(Cards)`
  column-gap: var(--space-7);

  && > ${Card} {
    margin-block: 0;
    padding: var(--space-5) 0 0;
    ${noTile}
    border-block-start: 3px solid var(--color-border);
  }

  && > ${Card}[data-popular] {
    border-color: var(--color-accent);
  }
`;
