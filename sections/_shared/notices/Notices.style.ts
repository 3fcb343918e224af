import styled, { keyframes } from 'styled-components';
import { centered } from '../layout/primitives.ts';

/** The entrance of a notice. */
export const Arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
`;

/** The region for notices, in a corner of the window. */
export const Region = styled.div`
  position: fixed;
  z-index: 90;
  inset-inline: var(--space-4);
  inset-block-start: max(var(--space-4), env(safe-area-inset-top));
  display: grid;
  gap: var(--space-3);
  pointer-events: none;

  @media (min-width: 40rem) {
    inset-inline: auto var(--space-5);
    width: 24rem;
  }

  @media (min-width: 62rem) {
    inset-block: auto var(--space-5);
  }

  @media print {
    display: none;
  }
`;

/** The notices of the same urgency. */
export const List = styled.div`
  display: grid;
  gap: var(--space-3);

  &:empty {
    display: none;
  }
`;

/** One notice; `data-kind` is success, destructive or absent. */
export const Card = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-4);
  padding-inline: var(--space-5) var(--space-3);
  border: var(--border) solid var(--color-border);
  border-inline-start: 0.35rem solid var(--color-highlight);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-lg);
  font-size: var(--text-sm);
  line-height: 1.5;
  pointer-events: auto;
  animation: ${Arrive} 0.25s ease-out;

  &[data-kind='success'] {
    border-inline-start-color: var(--color-success);
  }

  &[data-kind='destructive'] {
    border-inline-start-color: var(--color-danger);
  }
`;

/** The title of a notice. */
export const Title = styled.p`
  font-weight: 650;
  font-size: var(--text-md);

  [data-kind='destructive'] & {
    color: var(--color-danger);
  }
`;

/** The text of a notice. */
export const Message = styled.div`
  margin-top: var(--space-1);
  color: var(--color-muted);
`;

/** The button that removes a notice. */
export const Dismiss = styled.button`
  flex: none;
  ${centered}
  width: 2rem;
  height: 2rem;
  margin-top: -0.25rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-muted);
  cursor: pointer;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    width: 1rem;
    border-top: 2px solid currentColor;
    rotate: 45deg;
  }

  &::after {
    rotate: -45deg;
  }

  &:hover {
    background: var(--color-tint);
    color: var(--color-text);
  }
`;
