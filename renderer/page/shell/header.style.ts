import styled from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--color-background);
  border-bottom: 1px solid var(--color-border);
  /*
   * The layout follows the width in letters. Enlarged letters stop growing where the header would no
   * longer fit, as they do on a screen of 320 pixels.
   */
  container-type: inline-size;
  font-size: min(1rem, 5.3125vw);
  &[data-sticky='no'] {
    position: relative;
  }
  /* The row of links stays in view; the other row returns for the keyboard. */
  @media (min-width: 76em) {
    &[data-layout='stacked']:not([data-sticky], :has(:focus-visible)) {
      top: -4.5em;
    }
  }
  /* On a phone on its side and at high zoom it would cover too much of the page. */
  @media (max-height: 24rem) {
    position: relative;
  }
  @media print {
    position: static;
  }
`;

export const Skip = styled.a`
  position: absolute;
  inset-inline-start: var(--space-3);
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
  min-height: 4.5em;
  margin-inline: auto;
  padding-inline: var(--gutter);
  @container (max-width: 74.5em) {
    [data-wide] {
      display: none;
    }
  }
  @container (min-width: 74.51em) {
    &[data-layout='center'],
    &[data-layout='middle'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      > div {
        grid-column: 3;
        justify-self: end;
      }
    }
    &[data-layout='middle'] > nav {
      grid-row: 1;
      grid-column: 1;
    }
    &[data-layout='middle'] > :first-child {
      grid-row: 1;
      grid-column: 2;
      margin: 0;
    }
  }
  @container (min-width: 74.51em) {
    &[data-layout='stacked'] {
      display: grid;
      grid-template: minmax(4.5em, auto) auto / 1fr auto;
      row-gap: 0;
      > nav {
        grid-column: 1 / -1;
        border-top: 1px solid var(--color-border);
      }
      > nav > ul {
        flex-wrap: wrap;
        gap: 0 var(--space-2);
        margin-inline-start: calc(-1 * var(--space-2));
      }
    }
  }
  @container (max-width: 28em) {
    gap: 0.75em;
  }
  @container (max-width: 20.9em) {
    gap: 0.5em;
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
  font-size: 1.5em;
  font-weight: calc(var(--title-weight) + 100);
  letter-spacing: calc(-0.02em * var(--tracking));
  text-decoration: none;
  picture {
    display: contents;
  }
  /* It would be an empty item with a gap. */
  source {
    display: none;
  }
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
  @container (max-width: 28em) {
    font-size: 1.3em;
  }
  @container (max-width: 24em) {
    font-size: 1.2em;
    &[data-name='long'] {
      font-size: 1.1em;
    }
    &[data-name='longer'] {
      font-size: 0.95em;
    }
  }
  @container (max-width: 20.9em) {
    gap: 0.2em;
    font-size: 1.1em;
  }
`;

export const Mark = styled.img`
  /* A wide logo shrinks before it pushes the buttons off the screen. */
  flex: 0 1 auto;
  min-width: 1.17em;
  width: auto;
  height: 2.25rem;
  /* A small raster image stays small, because it would blur. */
  object-fit: scale-down;
  object-position: left;
  [dir='rtl'] & {
    object-position: right;
  }
  @container (max-width: 28em) {
    height: min(1.9rem, 10.1vw);
  }
  /*
   * An image has this element only until its file is loaded. It pushes what browsers show instead of
   * the image out of sight.
   */
  &[data-original] {
    overflow: hidden;
    color: transparent;
    &::before {
      content: '';
      display: block;
      height: 100%;
    }
  }
  &[data-original='logo']::before,
  &[data-original='dark']::before,
  &[data-original='both']::before {
    background: var(--logo, none) left / contain no-repeat;
    [dir='rtl'] & {
      background-position: right;
    }
  }
  &[data-original='dark'] {
    --logo: var(--logo-dark);
  }
  &[data-original='both'] {
    @media (prefers-color-scheme: dark) {
      --logo: var(--logo-dark);
    }
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
  > nav {
    align-self: center;
  }
  /* As large as the links beside it. */
  [data-wide] [data-style='text'] {
    font-size: 0.9rem;
  }
  /* The menu has the button, too. */
  @container (max-width: 26em) {
    &[data-fits='no'] {
      display: none;
    }
  }
  @container (max-width: 28em) {
    > a {
      min-height: 2.75em;
      padding: 0.5em 1.1em;
      font-size: 0.94em;
    }
  }
  /* The text rather takes two lines than breaks the name inside of a word. */
  @container (max-width: 20.9em) {
    flex-shrink: 10000;
    > a {
      padding-inline: 0.6em;
      white-space: normal;
    }
  }
`;
