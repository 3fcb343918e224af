import styled from 'styled-components';
import { row } from '../_shared/layout/primitives.ts';

/** The parts of an article. On wide screens, the byline is beside the text. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--width-prose));
  gap: var(--space-6);

  > :first-child {
    margin-bottom: 0;
  }

  > :last-child {
    font-size: var(--text-lg);
  }

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--width-prose)) minmax(0, 1fr);
    gap: var(--space-8) var(--space-7);

    > :first-child {
      grid-column: 1 / -1;
    }

    > :last-child {
      grid-column: 2;
      grid-row: 3;
    }

    /* Without a byline, the text begins below the headline. */
    &[data-byline] {
      grid-template-columns: minmax(0, var(--width-prose)) minmax(0, 1fr);

      > :last-child {
        grid-area: auto / 1;
      }
    }
  }
`;

/** The authors, the dates and the topics. */
export const Byline = styled.div`
  ${row}
  align-items: center;
  gap: var(--space-4) var(--space-6);
  font-size: var(--text-sm);

  @media (min-width: 62rem) {
    grid-column: 1;
    grid-row: 3;
    flex-direction: column;
    align-items: stretch;
    align-self: start;
  }
`;

/** The authors. */
export const Authors = styled.ul`
  ${row}
  gap: var(--space-3) var(--space-5);
`;

/** An author: portrait, name and role. */
export const Author = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  a,
  b {
    display: block;
    color: inherit;
    font-weight: 600;
  }

  small {
    color: var(--color-muted);
    font-size: inherit;
  }
`;

/** The portrait of an author. */
export const Portrait = styled.span`
  flex: none;
  overflow: hidden;
  width: 3rem;
  border-radius: 50%;
  background: var(--color-highlight-soft);

  img {
    display: block;
    width: 100%;
    object-fit: cover;
    aspect-ratio: 1;
  }
`;

/** The dates and the reading time. */
export const Facts = styled.ul`
  ${row}
  gap: 0 var(--space-4);
  color: var(--color-muted);

  time {
    white-space: nowrap;
  }

  @media (min-width: 62rem) {
    flex-direction: column;
  }
`;

/** The topics. */
export const Tags = styled.ul`
  ${row}
  gap: var(--space-2);

  a,
  span {
    display: block;
    padding: 0.15em 0.8em;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-pill);
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`;

/** The picture below the headline. */
export const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--radius-lg);

  img {
    display: block;
    width: 100%;
    object-fit: cover;
    aspect-ratio: 2;
  }

  @media (min-width: 62rem) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;
