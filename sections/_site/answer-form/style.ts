import { muted, row } from 'blockwright/style';
import styled from 'styled-components';

/** The result box. Its minimum height keeps the page from shifting when results appear. */
export const Box = styled.section`
  min-height: 20rem;
  margin-top: var(--space-6);
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);
`;

/** The title of the box. */
export const BoxTitle = styled.h2`
  margin-bottom: var(--space-4);
  font-size: var(--text-xl);
`;

/** The content of the box before the first search: a text, sample queries and an image. */
export const Empty = styled.div`
  display: grid;
  gap: var(--space-6);
  color: var(--color-muted);

  img {
    width: 100%;
    border-radius: var(--radius-md);
  }

  @media (min-width: 48rem) {
    &[data-picture='yes'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;

/** Queries to begin with. */
export const Examples = styled.ul`
  ${row}
  gap: var(--space-3);
  margin-top: var(--space-5);

  /* Without script nothing answers a click, so the queries are plain text. */
  span {
    display: none;
  }

  @media (scripting: none) {
    button {
      display: none;
    }

    span {
      display: inline;
    }
  }
`;

/** One passage that was found. */
export const Item = styled.article`
  overflow-wrap: anywhere;

  /* The heading and the source beside the text, which has the width of prose. */
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--width-prose));
    gap: 0 var(--space-7);
    justify-content: space-between;

    > p {
      grid-row: 1 / span 2;
      grid-column: 2;
    }

    > footer {
      grid-row: 2;
      align-self: start;
    }
  }

  & + & {
    margin-top: var(--space-5);
    padding-top: var(--space-5);
    border-top: 1px solid var(--color-border);
  }

  p {
    white-space: pre-line;
  }

  h3,
  h4 {
    margin-bottom: var(--space-2);
    font-size: var(--text-lg);
  }

  strong {
    /* The ground reaches beyond the word without moving what follows. */
    margin-inline: -0.15em;
    padding-inline: 0.15em;
    border-radius: var(--radius-sm);
    background: var(--color-highlight-soft);
  }
`;

/** Where a passage comes from. */
export const Source = styled.footer`
  margin-top: var(--space-2);
  ${muted}
`;
