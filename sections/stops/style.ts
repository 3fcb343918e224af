import styled from 'styled-components';

/** The line with the stops. */
export const Line = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 62rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

/** A stop: a disc on the line, with its name and text beside or below. */
export const Stop = styled.li`
  --disc: 1.5rem;
  --track: 0.5rem;

  position: relative;
  padding: 0 0 var(--space-6) 3.25rem;

  /* The piece of line that leads on from this stop. */
  &::before {
    content: '';
    position: absolute;
    inset: 0.8rem auto -0.8rem calc(1rem - var(--track) / 2);
    width: var(--track);
    background: var(--color-highlight);
  }

  &:last-child::before {
    display: none;
  }

  &::after {
    content: '';
    position: absolute;
    top: 0.05rem;
    left: calc(1rem - var(--disc) / 2);
    width: var(--disc);
    height: var(--disc);
    border: 0.3rem solid var(--color-text);
    border-radius: 50%;
    background: var(--color-background);
  }

  &[data-main] {
    --disc: 2rem;
  }

  &[data-main]::after {
    top: -0.2rem;
    border-color: var(--color-text);
    background: var(--color-warm);
  }

  strong {
    display: block;
    font: 600 var(--text-lg) / 1.3 var(--font-display);
  }

  &[data-main] strong {
    font-size: var(--text-xl);
  }

  p {
    margin-top: var(--space-1);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  @media (min-width: 62rem) {
    padding: 3.75rem var(--space-4) 0 0;

    &::before {
      inset: calc(1rem - var(--track) / 2) 0 auto 0;
      width: 100%;
      height: var(--track);
    }

    &::after,
    &[data-main]::after {
      top: calc(1rem - var(--disc) / 2);
      left: 0;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

/** The note below the line. */
export const Note = styled.p`
  max-width: var(--width-prose);
  margin-top: var(--space-6);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
