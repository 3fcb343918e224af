import styled from 'styled-components';
import { Body, Disc, List, Meta, Name, Step } from './style.ts';

/** Rows with a very large number, the text beside the name of the step. */
export const StepRows = styled(List)`
  border-block-end: max(1px, var(--border)) solid var(--color-border);

  && > ${Step} {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    padding: var(--space-5) 0;
    border-block-start: max(1px, var(--border)) solid var(--color-border);
  }

  && > ${Step}::before {
    content: counter(step);
    position: static;
    grid-row: 1 / span 3;
    place-items: start;
    width: auto;
    height: auto;
    border: 0;
    background: none;
    color: var(--color-accent);
    font-size: var(--text-3xl);
  }

  && > ${Step}::after,
  && ${Disc} {
    display: none;
  }

  && :is(${Name}, ${Body}, ${Meta}) {
    grid-row: auto;
    grid-column: 2;
  }

  && ${Meta} {
    justify-self: start;
  }

  @media (min-width: 62rem) {
    && > ${Step} {
      grid-template-columns: 6rem minmax(0, 4fr) minmax(0, 5fr) minmax(8rem, auto);
      column-gap: var(--space-6);
      align-items: baseline;
    }

    && ${Body} {
      grid-row: 1;
      grid-column: 3;
      margin: 0;
    }

    && ${Meta} {
      grid-row: 1;
      grid-column: 4;
      justify-self: end;
      margin: 0;
    }
  }
`;
