import styled from 'styled-components';

/** A link that looks like a button (`data-style` primary or secondary) or like emphasized text. */
export const ActionAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.55em;
  min-height: 3rem;
  padding: 0.7em 1.45em;
  border: 1.5px solid transparent;
  border-radius: var(--radius-button);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background-color 0.18s,
    border-color 0.18s,
    color 0.18s;

  &[data-style='primary'] {
    background: var(--color-action);
    color: var(--color-on-action);

    &:hover {
      background: var(--color-action-strong);
    }
  }

  [data-buttons='outline'] &[data-style='primary']:not(:hover) {
    border-color: var(--color-accent);
    background: none;
    color: var(--color-accent);
  }

  &[data-style='secondary'] {
    border-color: var(--color-line);
    background: none;
    color: var(--color-text);

    &:hover {
      border-color: currentColor;
      background: var(--color-accent-soft);
    }
  }

  &[data-style='text'] {
    /* Runs like text: where it wraps, the arrow follows the last word, never alone. */
    display: inline-block;
    padding-block: calc(1.5rem - 0.6em);
    padding-inline: 0 1.6em;
    border: 0;
    border-radius: var(--radius-sm);
    color: var(--color-accent);
    text-align: start;

    > svg {
      /* The icon never makes the line higher, so the text stays level with buttons in any font. */
      margin-block: -0.2em;
      margin-inline-end: 0.45em;
      vertical-align: -0.2em;
    }

    > svg:last-child {
      margin-inline: 0.45em -1.6em;
    }

    &:hover {
      color: var(--color-accent-strong);
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.3em;
    }
  }

  svg {
    width: 1.15em;
    height: 1.15em;
    transition: translate 0.18s;
  }

  &:hover > svg:last-child {
    translate: 0.2em 0;
  }

  [dir='rtl'] &:hover > svg:last-child {
    translate: -0.2em 0;
  }

  @media (forced-colors: active) {
    &:not([data-style='text']) {
      border-color: LinkText;
    }
  }

  @media print {
    &:not([data-style='text']) {
      border-color: currentColor;
    }
  }
`;
