import styled from 'styled-components';

/**
 * A column beside a longer one, whose only child stays in view while the other column scrolls. A child
 * that is higher than the window scrolls to its end before it stays, so that the focus can reach all of
 * it: the column, at least as high as the window, sticks to the bottom, and the child to its top.
 */
export const StickyColumn = styled.div`
  @media (min-width: 62rem) {
    position: sticky;
    bottom: var(--space-6);
    align-self: end;
    min-height: min(100%, 100vh - var(--header-height) - 2 * var(--space-6));

    > * {
      position: sticky;
      top: calc(var(--header-height) + var(--space-6));
    }
  }
`;
