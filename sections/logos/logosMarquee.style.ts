import styled, { keyframes } from 'styled-components';
import { muted, row } from '../_shared/layout/primitives.ts';
import { blend, Cell, List } from './style.ts';

const Pass = keyframes`
  to {
    translate: var(--end) 0;
  }
`;

/** The strip in which two copies of the logos pass by; one copy that wraps for visitors who want no motion. */
export const Marquee = styled.div`
  ${blend}

  --end: -100%;

  [dir='rtl'] & {
    --end: 100%;
  }

  && > ${List} {
    ${row}
    gap: var(--space-5) clamp(2rem, 5vw, 4rem);
    justify-content: space-around;
    border-radius: 0;
    padding-block: var(--space-4);
    background: none;
  }

  /* On dark ground, a panel for each logo: one for all would be a bright band across the page. */
  && > ${List}:not([data-monochrome]) > ${Cell} {
    border-radius: var(--radius-md);
    background: var(--panel);
    box-shadow: 0 0 0 var(--space-3) var(--panel);
  }

  &&& > [aria-hidden] {
    display: none;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    display: flex;
    overflow: hidden;
    mask: linear-gradient(0.25turn, transparent, #000 4rem calc(100% - 4rem), transparent);

    &&& > ${List} {
      display: flex;
      flex: none;
      flex-wrap: nowrap;
      min-width: 100%;
      padding-inline-end: clamp(2rem, 5vw, 4rem);
      animation: ${Pass} 30s linear infinite;
    }

    li {
      width: max-content;
    }

    &&&:has(+ * > :checked) > ${List},
    &&&:is(:hover, :focus-within) > ${List} {
      animation-play-state: paused;
    }
  }
`;

/** Stops the strip, without script. */
export const Pause = styled.label`
  display: none;
  gap: var(--space-2);
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  margin: var(--space-3) auto 0;
  ${muted}
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-action);
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    display: flex;
  }
`;
