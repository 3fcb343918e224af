import styled from 'styled-components';

/** The date of the last change, below the title. */
export const Updated = styled.p`
  margin: calc(var(--space-4) - var(--space-8)) 0 var(--space-8);
  color: var(--color-muted);
`;

/** The table of contents and the text, side by side on wide screens. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--space-9);

  @media (min-width: 62rem) {
    &[data-contents] {
      grid-template-columns: minmax(0, 19rem) minmax(0, var(--width-prose));
      align-items: start;
    }
  }
`;

/** The table of contents. */
export const Contents = styled.nav`
  padding: var(--space-5);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);
  font-size: var(--text-sm);

  > p {
    font-weight: 600;
  }

  ol {
    margin: var(--space-2) 0 0;
    padding: 0;
    list-style-type: '';
  }

  &[data-numbered] ol {
    padding-inline-start: 1.6em;
    list-style-type: decimal;
  }

  li::marker {
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }

  a {
    display: block;
    padding-block: 0.3em;
    color: inherit;
    text-decoration-color: transparent;

    &:hover {
      color: var(--color-accent);
      text-decoration-color: currentColor;
    }
  }

  @media (min-width: 62rem) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - 2 * var(--space-5));
    overflow-y: auto;
  }
`;

/** The text, in one or two columns. */
export const Body = styled.div`
  max-width: var(--width-prose);
  counter-reset: part;

  @media (min-width: 62rem) {
    &[data-columns] {
      max-width: none;
      columns: 2;
      column-gap: var(--space-9);
    }

    &[data-columns] p,
    &[data-columns] li {
      break-inside: avoid;
    }
  }
`;

/** The text before the parts. */
export const Opening = styled.div`
  font-size: var(--text-lg);
`;

/** A part of the text. */
export const Part = styled.section`
  margin-top: var(--space-7);
  padding-top: var(--space-6);
  border-top: 1px solid var(--color-border);
  counter-increment: part;
  scroll-margin-top: calc(var(--header-height) + var(--space-4));

  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }

  &:target > :first-child {
    color: var(--color-accent);
  }
`;

/** The heading of a part, with its number. */
export const Heading = styled.h3`
  margin-bottom: var(--space-4);
  font-size: var(--text-xl);
  line-height: 1.25;

  [data-numbered] &::before {
    content: counter(part) '. ';
  }
`;
