import styled from 'styled-components';

/** The header of a section beside its body, on wide screens. */
export const Sides = styled.div`
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-9);
    align-items: start;

    > :nth-child(n + 3) {
      grid-column: 2;
      margin-top: 0;
    }

    /* Without a title, the body takes the whole width. */
    &:has(> :first-child:empty) {
      display: block;
    }
  }
`;
