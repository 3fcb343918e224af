import styled from 'styled-components';
import { muted } from '../_shared/layout/primitives.ts';

/** The code with its file name and caption. */
export const Listing = styled.figure`
  max-width: 58rem;
`;

/** The name of the file above the code. */
export const FileName = styled.div`
  width: fit-content;
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--color-border);
  border-bottom: 0;
  border-radius: var(--radius-md) var(--radius-md) 0 0;
  color: var(--color-muted);
  font: 500 var(--text-sm) / 1.6 ui-monospace, monospace;

  & + * {
    border-start-start-radius: 0;
  }
`;

/** The remark below the code. */
export const Caption = styled.figcaption`
  margin-top: var(--space-3);
  ${muted}
`;
