import styled from 'styled-components';
import { Scroller } from '../_shared/layout/Scroller.style.ts';
import { Member, Portrait } from './style.ts';

/** People in one row that scrolls sideways. */
export const Row = styled(Scroller)`
  && {
    grid-auto-columns: min(17rem, 72%);
  }

  && > ${Member} {
    display: block;
  }

  && ${Portrait} {
    margin-bottom: var(--space-5);
  }
`;
