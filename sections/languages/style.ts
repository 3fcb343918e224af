import styled from 'styled-components';

/** The languages, side by side. */
export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    font-weight: 600;
  }

  a[aria-current] {
    color: var(--color-text);
    text-decoration: none;
  }

  small {
    display: block;
    color: var(--color-muted);
    font-weight: 400;
  }
`;
