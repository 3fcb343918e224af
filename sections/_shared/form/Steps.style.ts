import styled from 'styled-components';
import { muted } from '../layout/primitives.ts';

/** The list of steps; without JavaScript all of them are on the page. */
export const StepList = styled.ol`
  display: flex;
  gap: var(--space-2);
  margin: 0 0 var(--space-5);
  counter-reset: step;

  @media (scripting: none) {
    display: none;
  }
`;

/** One step: a bar with its title, which narrow forms show for the current step only. */
export const StepItem = styled.li`
  flex: 1;
  min-width: 0;
  padding-top: var(--space-2);
  border-top: 0.3rem solid var(--color-border);
  ${muted}
  line-height: 1.35;
  counter-increment: step;

  &::before {
    content: counter(step) '. ';
  }

  &[data-done] {
    border-top-color: var(--color-accent);
  }

  &[aria-current] {
    border-top-color: var(--color-accent);
    color: var(--color-text);
    font-weight: 600;
  }

  @container (max-width: 30.99rem) {
    &:not([aria-current]) {
      overflow: hidden;
      height: 0;
      padding: 0;
      white-space: nowrap;
    }
  }
`;
