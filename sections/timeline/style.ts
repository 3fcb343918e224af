import styled from 'styled-components';

/** The events, from top to bottom. */
export const List = styled.ol``;

/** An event: the date, a dot on the line, the text. */
export const Event = styled.li`
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

  @media (min-width: 48rem) {
    grid-template-columns: 9rem minmax(0, 1fr);
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
`;

/** The date of an event. */
export const When = styled.p`
  color: var(--color-accent);
  font-weight: 600;
`;

/** Title, text and picture of an event. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 38rem;
  color: var(--color-muted);

  > :first-child {
    color: var(--color-text);
  }
`;

/** The picture of an event. */
export const Scene = styled.div`
  margin-top: var(--space-3);
  overflow: hidden;
  border-radius: var(--radius-md);
`;
