import styled from 'styled-components';
import { ActionList } from '../_shared/components/Actions.style.ts';
import { Call, Invitation, Reason } from './style.ts';

/** One low row between two lines: the text at one side, the buttons at the other. */
export const Bar = styled(Invitation)`
  padding-block: var(--space-6);
  border-block: max(1px, var(--border)) solid var(--color-border);

  && {
    grid-template-columns: minmax(0, 1fr);
  }

  ${Call} {
    max-width: none;
    font-size: var(--text-2xl);
  }

  ${Reason} {
    margin-top: var(--space-2);
    font-size: var(--text-md);
  }

  @media (min-width: 62rem) {
    > :first-child:not([data-align='center'] > *) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-7);
      align-items: center;
    }

    ${Call}, ${Reason} {
      grid-column: 1;
    }

    ${ActionList} {
      grid-row: 1 / span 2;
      grid-column: 2;
      margin-top: 0;
    }
  }
`;
