import styled from 'styled-components';

export const Items = styled.ul`
  display: flex;
  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-sm);
    color: var(--color-text);
    font-size: 0.9rem;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  > li > a:hover,
  > li > a[aria-current],
  > li:has([aria-current]) > button {
    color: var(--color-accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

/** Opens a drop-down menu. */
export const DropdownButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: 2.75rem;
  padding-inline: var(--space-2);
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--color-text);
  font-size: 0.9rem;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--color-accent);
  }
  &:has(+ :popover-open) svg {
    rotate: 180deg;
  }
`;

/** A drop-down menu below its button; at the right edge in browsers without anchor positioning. */
export const Dropdown = styled.ul`
  position: fixed;
  inset-block: 4.25rem auto;
  inset-inline: auto var(--gutter);
  min-width: 14rem;
  max-width: min(24rem, 100vw - 2 * var(--gutter));
  max-height: calc(100dvh - 5rem);
  padding: var(--space-2);
  overflow: auto;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-lg);
  @supports (position-area: block-end span-inline-end) {
    inset: auto;
    margin-block: 0.5rem;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
  }
  a {
    display: block;
    padding: 0.65rem var(--space-3);
    border-radius: var(--radius-sm);
    color: var(--color-text);
    font-size: var(--text-sm);
    font-weight: 550;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  small {
    display: block;
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-weight: 400;
  }
  a:has(> svg) {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: var(--space-3);
  }
  a > svg {
    grid-row: span 2;
    margin-top: 0.1em;
    color: var(--color-accent);
  }
  &[data-columns] {
    width: max-content;
    max-width: min(var(--width-page), 100vw - 2 * var(--gutter));
    margin-inline: var(--gutter);
    padding: var(--space-4);
    position-area: block-end span-all;
    justify-self: anchor-center;
    ul {
      padding: 0;
      list-style-type: '';
    }
    > li {
      width: 15rem;
    }
    strong {
      display: block;
      padding: var(--space-2) var(--space-3);
      color: var(--color-muted);
      font-size: var(--text-xs);
      font-weight: 600;
    }
    img {
      width: 100%;
      height: auto;
      aspect-ratio: 3 / 2;
      margin-bottom: var(--space-2);
      border-radius: var(--radius-sm);
      object-fit: cover;
    }
  }
  &[data-columns]:popover-open {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
  }
`;

export const MenuButton = styled.button`
  display: none;
  flex: none;
  width: 2.75em;
  height: 2.75em;
  align-items: center;
  justify-content: center;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-text);
  cursor: pointer;
  @container (max-width: 74.5em) {
    display: inline-flex;
  }
`;

/** Two bars; a cross while the menu is open. */
export const Bars = styled.span`
  width: 1.125em;
  height: 0.75em;
  border-block: 2px solid currentColor;
  :has(+ :popover-open) > & {
    height: 1.125em;
    border: 0;
    background:
      linear-gradient(currentColor 0 0) center / 2px 100% no-repeat,
      linear-gradient(currentColor 0 0) center / 100% 2px no-repeat;
    rotate: 45deg;
  }
`;

export const Menu = styled.nav`
  position: fixed;
  inset: 4.5em 0 auto 0;
  width: auto;
  max-height: calc(100dvh - 4.5em);
  margin: 0;
  padding: var(--space-4) var(--gutter) var(--space-6);
  overflow: auto;
  border: 0;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  color: var(--color-text);
  box-shadow: var(--shadow-lg);
  /* The header stays bright: its button closes the menu. */
  &::backdrop {
    inset: 4.5em 0 0;
    background: rgb(0 0 0 / 0.35);
  }
  > a {
    width: 100%;
    justify-content: center;
  }
  > a + a {
    margin-top: var(--space-3);
  }
`;

export const MenuItems = styled.ul`
  margin: 0 0 var(--space-4);
  li + li {
    border-top: 1px solid var(--color-border);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    color: var(--color-text);
    font-size: var(--text-md);
    font-weight: 500;
    text-decoration: none;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    font-size: var(--text-md);
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-inline: 0.4rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [open] > summary::after {
    rotate: 225deg;
  }
  details ul {
    margin: 0 0 var(--space-3);
    padding-block: 0;
    padding-inline: var(--space-4) 0;
    list-style-type: '';
  }
  details li + li {
    border: 0;
  }
  strong {
    display: block;
    padding-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  details a {
    min-height: 2.75rem;
  }
`;
