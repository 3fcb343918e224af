import styled from 'styled-components';
import { Member, Name, People, Portrait, Role } from './style.ts';

/** Large portraits with name and role in a box over their lower edge. */
export const Tiles = styled(People)`
  && {
    --least: 12.5rem;
  }

  && > ${Member}:has(> ${Portrait}) {
    display: grid;
    grid-template-rows: auto;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }

  /* Paper has small portraits. */
  @media screen {
    && ${Portrait} {
      max-width: none;
      margin: 0;
      border-radius: var(--radius-lg);
    }

    && ${Portrait} img {
      max-height: 34rem;
      aspect-ratio: 4 / 5;
    }

    && ${Portrait} + ${Name} {
      position: relative;
      margin: -2.5rem var(--space-4) 0;
      padding: var(--space-4) var(--space-5) 0;
      border-radius: var(--radius-md) var(--radius-md) 0 0;
      background: var(--color-background);
    }

    && ${Portrait} ~ ${Role} {
      margin: 0 var(--space-4);
      padding: var(--space-1) var(--space-5) 0;
    }

    && ${Portrait} ~ :not(${Name}, ${Role}) {
      margin-inline: calc(var(--space-4) + var(--space-5));
    }
  }
`;
