import styled from 'styled-components';

/** Search box and results in a column narrow enough for reading. */
export const Tool = styled.div`
  max-width: 52rem;
`;

/** The result box. Its minimum height keeps the page from shifting when results appear. */
export const Box = styled.div`
  min-height: 20rem;
  margin-top: var(--space-6);
  padding: clamp(1.25rem, 4vw, 2rem);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
`;

/** The title of the box. */
export const BoxTitle = styled.h2`
  margin-bottom: var(--space-4);
  font-size: var(--text-xl);
`;

/** The text of the box before the first search. */
export const Empty = styled.div`
  color: var(--color-muted);

  p {
    margin: 0;
  }
`;

/** A paragraph of the result. */
export const Result = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;

  & + & {
    margin-top: var(--space-4);
  }

  strong {
    padding-inline: 0.15em;
    border-radius: var(--radius-sm);
    background: var(--color-highlight-soft);
  }
`;
