import styled from 'styled-components';

/** Code with marked lines: a bar beside each, and a ground across the whole width. */
export const Marked = styled.div`
  margin-block: 1.6em;

  /* In lists, articles give code the look of code in a text. */
  && code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding: 0;
    background: none;
  }

  mark {
    display: block;
    margin-inline: calc(-1 * var(--space-5));
    padding-inline: calc(var(--space-5) - 4px) var(--space-5);
    border-inline-start: 4px solid var(--color-accent);
    background: var(--color-accent-soft);
    color: inherit;
  }

  /* Only these colours are sure to be readable on the ground. */
  mark :is(.hljs-string, .hljs-regexp, .hljs-addition, .hljs-number, .hljs-literal, .hljs-symbol),
  mark .hljs-deletion {
    color: var(--color-text);
  }

  @media (forced-colors: active) {
    mark {
      border-color: Highlight;
      background: Canvas;
    }
  }

  figure > & {
    margin-block: 0;
  }

  figure > div + & > * {
    border-start-start-radius: 0;
  }

  @media print {
    && code {
      width: auto;
    }
  }
`;

/** Radio buttons as tabs, each before its code. */
export const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-block: 1.6em;

  figure > & {
    margin-block: 0;
  }

  /* Below the name of a file. */
  figure > div + & {
    border-top: 1px solid var(--color-border);
  }

  > div {
    order: 1;
    flex: 0 0 100%;
    min-width: 0;

    > * {
      margin-block: 0;
    }
  }

  @media screen {
    > label:not(:has(:checked)) + div {
      display: none;
    }

    /* An equal section on the page has the same name, and the checked button. */
    &:not(:has(> label > :checked)) > label:first-child {
      + div {
        display: block;
      }

      > span {
        border-color: var(--color-accent);
      }
    }
  }

  @media print {
    display: block;

    && > div {
      margin-bottom: 1em;
    }
  }
`;

/** A tab: its radio button covers it. */
export const Tab = styled.label`
  position: relative;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: grid;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: var(--space-4);
    border-bottom: 3px solid transparent;
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 600;
  }

  input:hover + span {
    color: var(--color-text);
  }

  :checked + span {
    border-color: var(--color-accent);
    color: var(--color-text);
  }

  :focus-visible + span {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    span {
      border-color: Canvas;
    }

    :checked + span {
      border-color: Highlight;
    }
  }

  @media print {
    span {
      padding: 0;
      border: 0;
      min-height: 0;
    }
  }
`;

/** The body of a section whose code has buttons that copy it. */
export const Copied = styled.div`
  display: contents;
`;
