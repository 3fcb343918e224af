import styled from 'styled-components';

/** The code, which scrolls sideways. Colours come from the theme. */
export const Scroll = styled.div`
  padding: var(--space-5);
  overflow-x: auto;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  font: 400 0.92rem / 1.6 ui-monospace, monospace;
  tab-size: 2;
  white-space: pre;
  direction: ltr;

  code {
    font: inherit;
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta {
    color: var(--color-muted);
    font-style: italic;
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-tag,
  .hljs-name,
  .hljs-attr,
  .hljs-attribute,
  .hljs-section {
    color: var(--color-accent);
  }

  .hljs-string,
  .hljs-regexp,
  .hljs-addition,
  .hljs-number,
  .hljs-literal,
  .hljs-symbol {
    color: var(--color-success);
  }

  .hljs-deletion {
    color: var(--color-danger);
  }

  .hljs-title,
  .hljs-built_in,
  .hljs-type {
    font-weight: 650;
  }

  @media print {
    white-space: pre-wrap;
  }
`;
