import styled from 'styled-components';
import { noTile } from '../_shared/layout/primitives.ts';
import { Body, Card, Emblem, Grid, Name } from './style.ts';

/** Short texts with the icon beside them, without boxes. */
export const Icons = styled(Grid)`
  row-gap: var(--space-7);

  > ${Card} {
    overflow: visible;
    ${noTile}
  }

  && ${Body} {
    padding: 0;
  }

  && ${Body}:has(> ${Emblem}) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-auto-rows: auto;
    column-gap: var(--space-4);
    align-content: start;

    > * {
      grid-row: auto;
      grid-column: 2;
      align-self: start;
    }

    > ${Emblem} {
      grid-row: 1 / span 6;
      grid-column: 1;
      width: 2.75rem;
      height: 2.75rem;
      margin: 0;
    }
  }

  ${Name} {
    margin-bottom: var(--space-1);
    font-size: var(--text-lg);
  }
`;
