import styled from 'styled-components';
import { muted } from '../layout/primitives.ts';

/** A remark in small print below the body of a section. */
export const Note = styled.div`
  max-width: var(--width-prose);
  margin-top: var(--space-5);
  ${muted}
  text-wrap: pretty;
`;
