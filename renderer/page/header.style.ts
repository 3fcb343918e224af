import styled from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--color-background);
  border-bottom: 1px solid var(--color-border);
  /* The layout follows the width in letters, so that it also suits enlarged text. */
  container-type: inline-size;
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
  nav {
    margin-inline-start: auto;
  }
  a {
    white-space: nowrap;
  }
  @container (max-width: 70.5rem) {
    [data-wide] {
      display: none;
    }
    > a:nth-last-of-type(1) {
      margin-inline-start: auto;
    }
  }
  @container (max-width: 28rem) {
    gap: var(--space-3);
    > a:nth-last-of-type(1) {
      min-height: 2.75rem;
      padding: 0.5em 1.1em;
      font-size: var(--text-sm);
    }
  }
  @container (max-width: 20.5rem) {
    gap: var(--space-2);
    > a:nth-last-of-type(1) {
      padding-inline: 0.7em;
    }
  }
  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
`;

export const Brand = styled.a`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text);
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;
  @container (max-width: 28rem) {
    font-size: 1.3rem;
  }
  @container (max-width: 20.5rem) {
    gap: var(--space-1);
    font-size: 1.15rem;
  }
`;

export const Mark = styled.img`
  width: auto;
  height: 2.25rem;
  @container (max-width: 28rem) {
    height: 1.9rem;
  }
`;

export const Items = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-sm);
    color: var(--color-text);
    font-size: 0.9rem;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: var(--color-accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

export const MenuButton = styled.button`
  display: none;
  width: 2.75rem;
  height: 2.75rem;
  align-items: center;
  justify-content: center;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-text);
  cursor: pointer;
  @container (max-width: 70.5rem) {
    display: inline-flex;
  }
`;

/** Two bars; a cross while the menu is open. */
export const Bars = styled.span`
  width: 1.125rem;
  height: 0.75rem;
  border-block: 2px solid currentColor;
  :has(+ :popover-open) > & {
    height: 1.125rem;
    border: 0;
    background:
      linear-gradient(currentColor 0 0) center / 2px 100% no-repeat,
      linear-gradient(currentColor 0 0) center / 100% 2px no-repeat;
    rotate: 45deg;
  }
`;

export const Menu = styled.nav`
  position: fixed;
  inset: 4.5rem 0 auto 0;
  width: auto;
  max-height: calc(100dvh - 4.5rem);
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
    inset: 4.5rem 0 0;
    background: rgb(0 0 0 / 0.35);
  }
  > a {
    width: 100%;
    justify-content: center;
  }
`;

export const MenuItems = styled.ul`
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
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
`;
