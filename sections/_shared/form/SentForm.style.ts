import styled from 'styled-components';

/** The confirmation in place of a form that was sent. */
export const Confirmation = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  h3:focus {
    outline: none;
  }
`;
