import styled from 'styled-components';
import { fullLast, tile } from '../_shared/layout/primitives.ts';
import { Answer, Item, List } from './style.ts';

/** A box for each question, in two columns where there is room. */
export const Boxes = styled(List)`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: var(--space-4);
    align-items: start;
    border: 0;

    ${fullLast}
  }

  && > ${Item} {
    ${tile}
  }

  && > ${Item} > summary,
  && > ${Item} > ${Answer} {
    padding-inline: var(--space-5);
  }
`;
