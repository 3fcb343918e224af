import styled from 'styled-components';

export const Trail = styled.nav`
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--gutter) 0;
  color: var(--color-muted);
  font-size: var(--text-sm);
  /* The hero moves up towards them, but a dark band would touch them. */
  &:has(+ [data-tone='dark']),
  &:has(+ [data-tone='accent']) {
    padding-bottom: var(--space-4);
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style-type: '';
  }
  li + li::before {
    content: '/';
    margin-inline: var(--space-2);
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
    color: inherit;
  }
  span {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--color-text);
  }
`;
