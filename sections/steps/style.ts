import styled from 'styled-components';
import { centered } from '../_shared/layout/primitives.ts';

/** The steps, one below the other. CSS draws the numbers, because screen readers announce the list's own numbers. */
export const List = styled.ol`
  counter-reset: step;
`;

/** A step with its number and the line to the next step. */
export const Step = styled.li`
  --disc: 3.25rem;

  position: relative;
  padding-block: 0.6rem var(--space-7);
  padding-inline: calc(var(--disc) + var(--space-5)) 0;
  counter-increment: step;

  &::before {
    content: counter(step);
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: 0;
    ${centered}
    width: var(--disc);
    height: var(--disc);
    border: 1.5px solid var(--color-accent);
    border-radius: var(--radius-icon);
    background: var(--color-background);
    color: var(--color-accent);
    font: var(--title-weight) var(--text-xl) / 1 var(--font-display);
    font-variant-numeric: lining-nums;
  }

  &[data-icon]::before {
    content: '' / counter(step);
  }

  @media screen {
    &:first-child::before {
      background: var(--color-accent);
      color: var(--color-on-accent);
    }
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: var(--disc) 0;
    inset-inline: calc(var(--disc) / 2) auto;
    border-inline-start: 1.5px dashed var(--color-line);
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

/** The name of a step. */
export const Name = styled.h3`
  font-size: var(--text-xl);
  line-height: 1.2;

  @media (min-width: 62rem) {
    [data-count='5'] & {
      font-size: var(--text-lg);
    }
  }
`;

/** The text of a step. */
export const Body = styled.div`
  grid-row: 2;
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

/** The meta text of a step. */
export const Meta = styled.p`
  display: inline-block;
  grid-row: 3;
  margin-top: var(--space-4);
  padding: 0.2em 0.85em;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--color-highlight) 24%, var(--color-background));
  color: var(--color-text);
  font-size: var(--text-sm);
  font-weight: 600;

  @media print {
    border-color: var(--color-line);
  }
`;

/** The icon on the disc of a step. */
export const Disc = styled.span`
  position: absolute;
  z-index: 2;
  inset-block-start: 0;
  inset-inline-start: 0;
  ${centered}
  width: var(--disc);
  height: var(--disc);
  color: var(--color-accent);

  li:first-child > & {
    color: var(--color-on-accent);
  }
`;

/** The picture below the steps. */
export const Scene = styled.div`
  margin-top: var(--space-7);
  overflow: hidden;
  border-radius: var(--radius-lg);

  img {
    width: 100%;
  }
`;
