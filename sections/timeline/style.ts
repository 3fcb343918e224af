import styled from 'styled-components';
import { muted, row } from '../_shared/layout/primitives.ts';

/** An event. */
export const Event = styled.li``;

/** The date of an event, and its version. */
export const When = styled.p`
  color: var(--color-accent);
  font-weight: 600;
`;

/** The version. */
export const Version = styled.b`
  margin-inline-end: var(--space-2);
  padding: 0.1em 0.7em;
  border-radius: var(--radius-pill);
  background: var(--color-accent-soft);
  color: var(--color-text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Title, text and picture of an event. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 38rem;
  color: var(--color-muted);
`;

/** The title of an event. */
export const Name = styled.h3`
  color: var(--color-text);
`;

/** The kinds of change. */
export const Tags = styled.ul`
  ${row}
  gap: var(--space-2);

  > li {
    padding: 0 0.7em;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-pill);
    ${muted}
  }
`;

/** The picture of an event. */
export const Scene = styled.div`
  margin-top: var(--space-3);
  overflow: hidden;
  border-radius: var(--radius-md);
`;

/** The events from top to bottom: the dates, a dot for each on the line, the texts. */
export const List = styled.ol`
  > ${Event} {
    position: relative;
    display: grid;
    gap: var(--space-1) var(--space-7);
    padding-block: 0 var(--space-7);
    padding-inline: var(--space-6) 0;
    border-inline-start: 2px solid var(--color-border);
    break-inside: avoid;

    &:last-child {
      padding-bottom: 0;
    }

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 0.35em;
      inset-inline-start: calc(-0.5em - 1px);
      width: 1em;
      height: 1em;
      border: 3px solid var(--color-background);
      border-radius: 50%;
      background: var(--color-accent);
    }

    &[data-highlight]::before {
      scale: 1.5;
    }

    @media (min-width: 48rem) {
      grid-template-columns: 9rem minmax(0, 1fr);

      > ${Body} {
        grid-column: 2;
      }
    }

    @media print {
      &::before {
        border-color: var(--color-accent);
      }
    }

    @media (forced-colors: active) {
      &::before {
        background: CanvasText;
      }
    }
  }
`;
