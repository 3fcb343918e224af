import styled from 'styled-components';
import { tile } from '../_shared/layout/primitives.ts';
import { Disc, List, Step } from './style.ts';

/** A box for each step, without lines between them. */
export const Cards = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);

  && > ${Step} {
    --inset: clamp(1.25rem, 0.75rem + 1.8vw, 2rem);

    padding: calc(var(--disc) + var(--inset) + var(--space-5)) var(--inset) var(--inset);
    ${tile}
  }

  && > ${Step}::before,
  && > ${Step} > ${Disc} {
    inset-block-start: var(--inset);
    inset-inline-start: var(--inset);
  }

  && > ${Step}::after {
    display: none;
  }
`;
