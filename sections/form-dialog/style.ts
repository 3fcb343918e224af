import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { centered } from '../_shared/layout/primitives.ts';

/** Keeps the page behind an open dialog from scrolling. */
export const ScrollLock = createGlobalStyle`
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
`;

/** The entrance of the dialog. */
export const Rise = keyframes`
  from {
    opacity: 0;
    translate: 0 1.5rem;
  }
`;

/**
 * The dialog: a sheet over the page, or the whole screen on a phone. Without JavaScript, the link
 * that opens it shows it in the page instead.
 */
export const Sheet = styled.dialog`
  --dialog-gap: clamp(1.25rem, 4vw, 2rem);
  width: min(46rem, 100% - 2 * var(--gutter));
  max-width: none;
  padding: 0;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-background);
  color: var(--color-text);
  box-shadow: var(--shadow-lg);

  &[open] {
    display: flex;
    flex-direction: column;
    max-height: min(56rem, 100dvh - 2rem);
    overflow: hidden;
    animation: ${Rise} 0.25s ease-out;
  }

  &::backdrop {
    background: rgb(8 22 21 / 0.6);
  }

  [data-island]:not([data-hydrated]) &:target:not([open]) {
    display: block;
    position: static;
    margin-block: var(--space-8);
    scroll-margin-top: calc(var(--header-height) + var(--space-5));
  }

  @media (max-width: 39.99rem) {
    &[open] {
      width: 100%;
      height: 100dvh;
      max-height: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }

  /* On a phone on its side and at high zoom, title and buttons would leave no room for the fields. */
  @media (max-height: 30rem) {
    &[open] {
      display: block;
      overflow: auto;
    }
  }
`;

/** The title and the close button. */
export const Head = styled.div`
  flex: none;
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--dialog-gap) var(--dialog-gap) var(--space-4);
`;

/** The title. */
export const Title = styled.h2`
  font-size: var(--text-2xl);
  line-height: 1.12;
`;

/** The text below the title. */
export const Intro = styled.div`
  margin-bottom: var(--space-4);
  color: var(--color-muted);
`;

/** Closes the open dialog. */
export const CloseButton = styled.button`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-block-start: -0.5rem;
  margin-inline-end: -0.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--color-tint);
  }

  dialog:not([open]) & {
    display: none;
  }
`;

/** Closes the dialog without JavaScript. */
export const CloseLink = styled.a`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-block-start: -0.5rem;
  margin-inline-end: -0.5rem;
  color: inherit;

  dialog[open] & {
    display: none;
  }
`;

/** The drawing of a cross. */
export const Cross = styled.span`
  ${centered}
  height: 100%;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    width: 1.25rem;
    border-top: 2px solid currentColor;
    rotate: 45deg;
  }

  &::after {
    rotate: -45deg;
  }
`;
