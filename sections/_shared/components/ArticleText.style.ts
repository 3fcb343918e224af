import styled from 'styled-components';
import { muted } from '../layout/primitives.ts';
import { scrollHint } from '../theme/scrollHint.ts';

/** A long text: its headings, lists, tables, quotes and pictures. */
export const ArticleBody = styled.div`
  text-wrap: pretty;
  overflow-wrap: break-word;

  > * {
    margin: 0;
  }

  > * + * {
    margin-top: 1em;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-top: 1.8em;
    font-size: 1.1em;
    line-height: 1.3;
    text-wrap: balance;
    scroll-margin-top: calc(var(--header-height) + var(--space-4));

    &:first-child {
      margin-top: 0;
    }

    &:target {
      color: var(--color-accent);
    }
  }

  h2 {
    font-size: var(--text-2xl);
  }

  h3 {
    font-size: var(--text-xl);
  }

  > [role='group'],
  > blockquote {
    margin-block: 1.6em;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  li {
    margin-top: 0.35em;

    &::marker {
      color: var(--color-accent);
    }

    > * {
      margin: 0.5em 0 0;
    }

    > :first-child {
      margin-top: 0;
    }
  }

  p > code,
  li code,
  td code,
  th code,
  h2 code,
  h3 code,
  h4 code {
    padding: 0.1em 0.25em;
    box-decoration-break: clone;
    border-radius: var(--radius-sm);
    background: var(--color-tint);
    font-size: 0.9em;
  }

  hr {
    width: 100%;
    margin-block: 2em;
    border: 0;
    border-top: 1px solid var(--color-border);
  }

  s {
    color: var(--color-muted);
  }
`;

/** A text with sections inside. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** A quotation. */
export const Quotation = styled.blockquote`
  padding-block: var(--space-1);
  padding-inline: var(--space-5) 0;
  border-inline-start: 3px solid var(--color-accent);
  color: var(--color-muted);
  font-size: 1.05em;

  > * {
    margin: 0.8em 0 0;
  }

  > :first-child {
    margin-top: 0;
  }
`;

/** A picture between paragraphs, with its caption. */
export const Figure = styled.figure`
  margin-block: 1.8em;

  img {
    display: block;
    width: 100%;
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-lg);
  }

  figcaption {
    margin-top: var(--space-3);
    ${muted}
  }
`;

/** A picture within a line. */
export const InlinePicture = styled.span`
  img {
    display: inline-block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 1.6em;
    vertical-align: middle;
  }
`;

/** A table, which scrolls without the page. */
export const TableScroll = styled.div`
  overflow-x: auto;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  ${scrollHint}
  font-size: var(--text-sm);
  line-height: 1.4;

  table {
    width: 100%;
  }

  /* Wide columns instead of high rows, because the table scrolls anyway. */
  @media (max-width: 39.99rem) {
    table:has(tr > :nth-child(4)) {
      width: max-content;
      min-width: 100%;
    }

    table:has(tr > :nth-child(4)) :is(th, td) {
      max-width: 15rem;
    }
  }

  th,
  td {
    min-width: 6rem;
    padding: var(--space-3) var(--space-4);
    text-align: start;
    vertical-align: top;
  }

  tbody tr {
    border-top: 1px solid var(--color-border);
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='right'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** The number of a footnote in the text. */
export const FootnoteMark = styled.sup`
  font-size: 0.75em;
  line-height: 0;

  a {
    padding: 0.3em;
    text-decoration: none;
  }
`;

/** The footnotes below the text. */
export const Footnotes = styled.div`
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);
  ${muted}

  ol {
    margin: 0;
  }

  li {
    scroll-margin-top: calc(var(--header-height) + var(--space-4));
  }

  li:target {
    color: var(--color-text);
  }
`;
