import styled from 'styled-components';
import { row } from '../layout/primitives.ts';

/** A wrapping row of buttons, at full width on the narrowest screens. */
export const ActionList = styled.ul`
  ${row}
  gap: var(--space-3) var(--space-4);
  margin-top: var(--space-7);

  @media (max-width: 30rem) {
    > li {
      flex: 1 1 100%;
    }

    [data-style='primary'],
    [data-style='secondary'] {
      width: 100%;
      justify-content: center;
    }
  }
`;
