import styled from 'styled-components';
import { fullLast } from '../_shared/layout/primitives.ts';
import { Answer, List } from './style.ts';

/** Questions with open answers in columns. */
export const Columns = styled(List)`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: var(--space-7) var(--space-8);
    border: 0;

    ${fullLast}
  }

  ${Answer} {
    margin-top: var(--space-2);
    padding: 0;
  }
`;
