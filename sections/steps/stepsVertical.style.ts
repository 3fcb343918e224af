import styled from 'styled-components';
import { List, Step } from './style.ts';

/** Steps one below the other, also on wide screens. */
export const Vertical = styled(List)`
  && {
    display: block;
  }

  && > ${Step} {
    display: block;
    justify-items: normal;
    margin-top: 0;
    padding-block: 0.6rem var(--space-7);
    padding-inline: calc(var(--disc) + var(--space-5)) 0;
  }

  && > ${Step}:last-child {
    padding-bottom: 0;
  }

  && > ${Step}:not(:last-child)::after {
    inset-block: var(--disc) 0;
    inset-inline: calc(var(--disc) / 2) auto;
    border-top: 0;
    border-inline-start: 1.5px dashed var(--color-line);
  }
`;
