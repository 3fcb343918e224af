import styled from 'styled-components';
import { Member, Name, People, Portrait } from './style.ts';

/** Small round portraits beside the names, for many people. */
export const Inline = styled(People)`
  && {
    --least: 15rem;
    row-gap: var(--space-6);
  }

  && > ${Member}:has(> ${Portrait}) {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    column-gap: var(--space-4);
    align-items: start;
  }

  && ${Portrait} {
    grid-row: 1 / span 4;
    align-self: start;
    margin: 0;
    border-radius: 50%;
  }

  && > ${Member} > :not(${Portrait}) {
    grid-column: 2;
  }

  ${Name} {
    font-size: var(--text-lg);
  }
`;
