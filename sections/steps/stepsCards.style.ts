import styled from 'styled-components';
import { filledRows, tile } from '../_shared/layout/primitives.ts';
import { Disc, List, Step } from './style.ts';

/** A box for each step, without lines between them. */
export const Cards = styled(List)`
  ${filledRows}
  --gap: var(--space-4);
  --least: 14rem;

  &[data-count='4'] {
    --columns: 4;
    --pair: 4;
  }

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
