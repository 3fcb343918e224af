import styled from 'styled-components';

/** The sheet on which the points stand. */
export const Panel = styled.div`
  padding: var(--space-7);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);

  > ul {
    row-gap: var(--space-4);
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
`;
