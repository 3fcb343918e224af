import styled from 'styled-components';

/** The list of pages, the text and its contents: one below the other, side by side, all three side by side. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-8);

  @media (min-width: 62rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    align-items: start;
  }

  @media (min-width: 80rem) {
    &:has(> :nth-child(4)) {
      grid-template-columns: 14rem minmax(0, 1fr) 13rem;
      grid-template-rows: auto 1fr;
    }
  }
`;

/** The pages of the manual; folded on phones. */
export const Sidebar = styled.nav`
  font-size: var(--text-sm);

  details {
    padding: 0 var(--space-4);
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }

  summary {
    min-height: 2.75rem;
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
  }

  p {
    margin: var(--space-4) 0 var(--space-1);
    font-weight: 600;
  }

  ul {
    margin: 0 0 var(--space-4);
    padding: 0;
    list-style: none;
  }

  li > a {
    display: block;
    padding: 0.35em var(--space-3);
    border-inline-start: 2px solid var(--color-border);
    color: var(--color-muted);
    text-decoration: none;
    overflow-wrap: break-word;

    &:hover {
      color: var(--color-accent);
    }

    &[aria-current] {
      border-color: var(--color-accent);
      color: var(--color-accent);
      font-weight: 600;
    }
  }

  @media (min-width: 62rem) {
    grid-row: 1 / -1;
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - 2 * var(--space-5));
    overflow-y: auto;

    @supports selector(::details-content) {
      details {
        padding: 0;
        border: 0;
        background: none;
      }

      details::details-content {
        display: block;
        content-visibility: visible;
      }

      summary {
        display: none;
      }

      div:first-of-type > p {
        margin-top: 0;
      }
    }
  }

  @media print {
    display: none;
  }
`;

/** Leads past the pages; visible while it has the focus. */
export const Skip = styled.a`
  position: absolute;
  z-index: 1;
  padding: var(--space-2) var(--space-3);
  background: var(--color-background);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** The title. */
export const Head = styled.div`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
  outline: none;

  > * {
    margin-bottom: 0;
  }

  @media (min-width: 62rem) {
    grid-column: 2;
  }
`;

/** The headings of the text. */
export const Contents = styled.nav`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-md);
  background: var(--color-tint);
  font-size: var(--text-sm);

  p {
    margin: 0 0 var(--space-2);
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-level] {
    padding-inline-start: var(--space-4);
  }

  a {
    display: block;
    padding-block: 0.3em;
    color: inherit;
    text-decoration: none;
    overflow-wrap: break-word;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }

  @media (min-width: 62rem) {
    grid-column: 2;
  }

  @media (min-width: 80rem) {
    grid-column: 3;
    grid-row: 1 / -1;
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - 2 * var(--space-5));
    padding-block: 0;
    overflow-y: auto;
    background: none;
  }
`;

/** The text, and the links to its neighbours. */
export const Body = styled.div`
  max-width: var(--width-prose);

  /* Room for the button that copies the code. */
  @media screen and (scripting: enabled) {
    [data-copy] & [role='group']:has(> code) {
      padding-top: 3rem;
    }
  }

  @media (min-width: 62rem) {
    grid-column: 2;
  }
`;

/** The page before and after. */
export const Neighbours = styled.nav`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-7);

  a {
    padding: var(--space-4) var(--space-5);
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-md);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: break-word;
  }

  a:hover {
    border-color: var(--color-accent);
  }

  small {
    display: flex;
    gap: 0.5em;
    align-items: center;
    color: var(--color-accent);
    font-size: var(--text-sm);
  }

  [rel='next'] {
    text-align: end;
  }

  [rel='next'] small {
    justify-content: flex-end;
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [rel='next'] {
      grid-column: 2;
    }
  }

  @media print {
    display: none;
  }
`;
