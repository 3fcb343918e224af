import styled from 'styled-components';

/** The row of tabs; scrolls sideways on phones. */
export const List = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-bottom: var(--space-6);
  position: relative;
  overflow-x: auto;
  border-bottom: 1px solid var(--color-border);
  scrollbar-width: none;

  @media (scripting: none), print {
    display: none;
  }
`;

/** A tab. */
export const Tab = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--color-muted);
  font-weight: 600;
  touch-action: pan-x pan-y pinch-zoom;
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  &[aria-selected='true'] {
    border-color: var(--color-accent);
    color: var(--color-text);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The panels. Only the active one is shown, except on paper and without JavaScript. */
export const Panels = styled.div`
  display: grid;
  gap: var(--space-7);
`;

/** A panel: its text, and its picture beside it. */
export const Panel = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: center;

  @media screen and (scripting: enabled) {
    &[data-active='no'] {
      display: none;
    }
  }

  @media (min-width: 62rem) {
    &[data-picture] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-8);
    }
  }
`;

/** The text of a panel. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 42rem;
`;

/** The label of a panel where there are no tabs. */
export const Label = styled.h3`
  color: var(--color-accent);

  @media screen and (scripting: enabled) {
    display: none;
  }
`;

/** The title of a panel. */
export const Title = styled.p`
  font: var(--title-weight) var(--text-2xl) / 1.15 var(--font-display);
  letter-spacing: calc(-0.015em * var(--tracking));
  text-transform: var(--title-case);
`;

/** The picture of a panel. */
export const Scene = styled.div`
  overflow: hidden;
  border-radius: var(--radius-lg);

  img {
    width: 100%;
  }
`;
