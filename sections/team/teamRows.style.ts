import styled from 'styled-components';
import { Rows } from '../_shared/layout/Rows.style.ts';
import { Member, Name, Portrait, Profiles, Role, Skills } from './style.ts';

/** A row for each person: portrait, name and role, skills, links. */
export const MemberRows = styled(Rows)`
  && > ${Member} {
    display: grid;
    grid-template-rows: auto;
    grid-template-columns: minmax(0, 1fr);
    column-gap: var(--space-5);
    padding-block: var(--space-5);
  }

  && > ${Member}:has(> ${Portrait}) {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }

  && ${Portrait} {
    grid-row: 1 / span 4;
    align-self: start;
    margin: 0;
    border-radius: var(--radius-md);
  }

  && > ${Member} > :not(${Portrait}) {
    grid-column: -2;
  }

  @media (min-width: 62rem) {
    && > ${Member} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(9rem, auto);
      align-items: center;
    }

    && > ${Member}:has(> ${Portrait}) {
      grid-template-columns: 5.5rem minmax(0, 4fr) minmax(0, 4fr) minmax(9rem, auto);
    }

    && > ${Member} > :is(${Name}, ${Role}) {
      grid-column: -4;
    }

    && ${Portrait} {
      grid-row: 1 / span 2;
      align-self: center;
    }

    && ${Name} {
      align-self: end;
      font-size: var(--text-2xl);
    }

    && ${Role} {
      align-self: start;
    }

    && > ${Member} > ${Skills} {
      grid-row: 1 / span 2;
      grid-column: -3;
      margin: 0;
    }

    && > ${Member} > ${Profiles} {
      grid-row: 1 / span 2;
      grid-column: -2;
      flex-direction: column;
      margin: 0;
    }
  }
`;
