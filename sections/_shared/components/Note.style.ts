import styled from 'styled-components';

/** A remark in small print below the body of a section. */
export const Note = styled.div`
  max-width: var(--width-prose);
  margin-top: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
  text-wrap: pretty;
`;
