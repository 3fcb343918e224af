import { centered, muted, row } from 'blockwright/style';
import styled from 'styled-components';

/** The list of places. */
export const Places = styled.ul`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 62rem) {
    gap: var(--space-3);
  }
`;

/** A place: name and hours on the left, the strip of hours on the right. */
export const Place = styled.li`
  display: grid;
  gap: var(--space-3) var(--space-6);

  @media (min-width: 62rem) {
    grid-template-columns: 19.5rem minmax(0, 1fr);
    align-items: center;
  }
`;

/** Name, hours and text of a place. */
export const Where = styled.div`
  ${row}
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;

  strong {
    font-family: var(--font-display);
    font-size: var(--text-xl);
    font-weight: var(--title-weight);
  }

  [data-highlight] & strong {
    color: var(--color-accent);
  }

  > span {
    font-size: var(--text-sm);
    font-weight: 600;
  }

  p {
    flex-basis: 100%;
    ${muted}
  }
`;

/** The legend for the colours of the strips. */
export const Legend = styled.ul`
  ${row}
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-5);
  ${muted}

  li::before {
    content: '';
    display: inline-block;
    width: 1em;
    height: 1em;
    margin-inline-end: 0.5em;
    border-radius: 0.2em;
    background: var(--color-highlight);
    vertical-align: -0.1em;
  }

  /* Half in the colour of the place that is set apart. */
  &[data-highlight] [data-state='shared']::before {
    background: linear-gradient(90deg, var(--color-highlight) 50%, var(--color-text) 50%);
  }

  [data-state='working']::before {
    background: color-mix(in srgb, var(--color-text) 14%, var(--color-background));
  }

  @media print, (forced-colors: active) {
    li::before {
      outline: 1px solid;
    }
  }
`;

/** The strip of hours. */
export const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  overflow: hidden;
  border-radius: var(--radius-md);
  background: color-mix(in srgb, var(--color-text) 3%, var(--color-background));
`;

/** An hour: outside work, at work, or at work in all places. */
export const Hour = styled.span`
  ${centered}
  height: 3.25rem;
  color: var(--color-muted);
  font-size: clamp(0.7rem, 0.55rem + 0.6vw, 0.95rem);

  & + & {
    border-inline-start: 1px solid var(--color-background);
  }

  &[data-state='working'] {
    background: color-mix(in srgb, var(--color-text) 14%, var(--color-background));
    color: var(--color-text);
  }

  &[data-state='shared'] {
    background: var(--color-highlight);
    color: var(--color-on-highlight);
    font-weight: 650;
  }

  @media screen {
    [data-highlight] &[data-state='shared'] {
      background: var(--color-text);
      color: var(--color-background);
    }
  }

  @media print, (forced-colors: active) {
    &&&[data-state] {
      outline: 1px solid;
      color: var(--color-text);
    }
  }
`;
