import styled from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--color-background);
  border-bottom: 1px solid var(--color-border);
  /* The layout follows the width in letters, so that it also suits enlarged text. */
  container-type: inline-size;
  &[data-sticky='no'] {
    position: relative;
  }
  @media print {
    position: static;
  }
`;

export const Skip = styled.a`
  position: absolute;
  left: var(--space-3);
  top: -6rem;
  z-index: 1;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-accent);
  color: var(--color-on-accent);
  /* Above the header may be an announcement. */
  &:not(:focus) {
    clip-path: inset(50%);
  }
  &:focus {
    top: var(--space-2);
  }
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  min-height: 4.5rem;
  margin-inline: auto;
  padding-inline: var(--gutter);
  @container (max-width: 70.5rem) {
    [data-wide] {
      display: none;
    }
  }
  @container (max-width: 28rem) {
    gap: var(--space-3);
  }
  @container (max-width: 20.5rem) {
    gap: var(--space-2);
  }
  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
`;

export const Brand = styled.a`
  flex: 0 1 auto;
  min-width: 0;
  margin-inline-end: auto;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text);
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;
  /* A long name wraps instead of pushing the buttons off the screen. */
  span {
    min-width: 0;
    padding-block: var(--space-2);
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* The header covers the page while it scrolls, so it stays low. The footer has the whole name. */
  header & span {
    display: -webkit-box;
    margin-block: var(--space-2);
    padding-block: 0.08em;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
  @container (max-width: 28rem) {
    font-size: 1.3rem;
  }
  @container (max-width: 24rem) {
    font-size: 1.2rem;
    &[data-name='long'] {
      font-size: 1.1rem;
    }
    &[data-name='longer'] {
      font-size: 0.95rem;
    }
  }
  @container (max-width: 20.5rem) {
    gap: var(--space-1);
    font-size: 1.15rem;
  }
`;

export const Mark = styled.img`
  /* A wide logo shrinks before it pushes the buttons off the screen. */
  flex: 0 1 auto;
  min-width: 1.75rem;
  width: auto;
  height: 2.25rem;
  object-fit: contain;
  object-position: left;
  @container (max-width: 28rem) {
    height: 1.9rem;
  }
`;

/** The buttons of the header. */
export const Actions = styled.div`
  flex: none;
  display: flex;
  gap: var(--space-3);
  a {
    white-space: nowrap;
  }
  /* The menu has the button, too. */
  @container (max-width: 26rem) {
    &[data-fits='no'] {
      display: none;
    }
  }
  @container (max-width: 28rem) {
    > a {
      min-height: 2.75rem;
      padding: 0.5em 1.1em;
      font-size: var(--text-sm);
    }
  }
  @container (max-width: 20.5rem) {
    > a {
      padding-inline: 0.7em;
    }
  }
`;
