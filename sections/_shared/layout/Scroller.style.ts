import styled from 'styled-components';

/** A list in one row that scrolls sideways; the view gives it a name and makes it focusable. */
export const Scroller = styled.ul`
  /* Contains the texts for screen readers, which are positioned. */
  position: relative;
  display: grid;
  grid-auto-columns: min(24rem, 84%);
  grid-auto-flow: column;
  gap: var(--space-5);
  padding: 0 0 var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  > * {
    scroll-snap-align: start;
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
    overflow: visible;
  }
`;
