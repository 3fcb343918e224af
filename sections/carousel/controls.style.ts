import styled, { keyframes } from 'styled-components';
import { centered, row } from '../_shared/layout/primitives.ts';

/** The controls. A click before hydration is held and then repeated. */
export const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-3) clamp(1.5rem, 4vw, 3rem);
  border-top: 1px solid var(--color-border);

  @media (scripting: none), print {
    display: none;
  }
`;

/** Pauses or plays; `data-icon` says which. */
export const PlayButton = styled.button`
  flex: none;
  ${centered}
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-text);
  cursor: pointer;

  &:hover {
    border-color: currentColor;
    background: var(--color-accent-soft);
  }

  &:focus-visible {
    border-radius: var(--radius-pill);
  }

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.85rem;
    border: solid currentColor;
    border-width: 0 0.25rem;
  }

  &[data-icon='play']::before {
    width: 0;
    height: 0;
    margin-left: 0.2rem;
    border-width: 0.5rem 0 0.5rem 0.8rem;
    border-color: transparent transparent transparent currentColor;
  }

  @media (forced-colors: active) {
    &::before {
      color: ButtonText;
      forced-color-adjust: none;
    }
  }
`;

/** One dot for each slide. */
export const Dots = styled.div`
  ${row}
`;

/** The progress of the current dot. */
export const Fill = keyframes`
  from {
    scale: 0 1;
  }
`;

/** A dot, wider for the current slide. Its clickable area is larger than its visible one. */
export const Dot = styled.button`
  position: relative;
  width: min(1.9rem, 10.1vw);
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  transition: width 0.25s;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.3rem) 0.45rem auto;
    height: 0.6rem;
    border-radius: var(--radius-pill);
    background: var(--color-line);
  }

  &::after {
    display: none;
    background: var(--color-accent);
    transform-origin: left;

    [dir='rtl'] & {
      transform-origin: right;
    }
  }

  &:hover::before {
    background: var(--color-text);
  }

  &[aria-current='true'] {
    width: min(4rem, 21.3vw);
  }

  &[aria-current='true']::after {
    display: block;
  }

  [data-running='yes'] &[aria-current='true']::after {
    animation: ${Fill} var(--interval, 4s) linear;
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
