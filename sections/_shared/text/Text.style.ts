import styled from 'styled-components';

/** Running text: its paragraphs, lists, links and emphasis. */
export const TextBody = styled.div`
  text-wrap: pretty;

  > * {
    margin: 0;
  }

  > * + * {
    margin-top: 0.9em;
  }

  li {
    margin-top: 0.35em;
    padding-inline-start: 0.25em;

    &::marker {
      color: var(--color-accent);
    }
  }

  ul,
  ol {
    padding-inline-start: 1.25em;
  }

  code {
    padding: 0.1em 0.25em;
    box-decoration-break: clone;
    border-radius: var(--radius-sm);
    background: var(--color-tint);
    font-size: 0.9em;
  }
`;
