import styled from 'styled-components';
import { Body, Event, Name, When } from './style.ts';

/** The hours of a day: side by side under a strip of sky or a line, or stacked on small screens. */
export const Day = styled.ol`
  display: grid;

  > ${Event} {
    padding-inline-start: var(--space-5);
    border: 0 solid var(--color-line);
    border-inline-start-width: 2px;
  }

  ${When} {
    font: var(--title-weight) var(--text-2xl) / 1.1 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
  }

  ${Body} {
    display: block;
    max-width: none;
    padding-bottom: var(--space-6);
  }

  ${Name} {
    margin-block: var(--space-2);
    font-size: var(--text-lg);
  }

  > [data-highlight] ${Name} {
    color: var(--color-accent);
  }

  &[data-sky] > ${Event} {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: 5rem minmax(0, 1fr);
    column-gap: var(--space-5);
    padding: 0;
    border: 0;
  }

  @media (min-width: 62rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    > ${Event} {
      padding: var(--space-4) 0 0;
      border-width: 2px 0 0;
    }

    ${When}, ${Body} {
      padding-block: 0;
      padding-inline: 0 var(--space-5);
    }

    &[data-sky] > ${Event} {
      grid-template-rows: 9rem auto 1fr;
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-sky] ${When} {
      margin-top: var(--space-5);
    }
  }
`;

/** A part of the sky with the sun or the moon at the height for the time. */
export const Sky = styled.div`
  --sky: color-mix(in srgb, var(--color-highlight) 45%, #fff);
  --disc: var(--color-highlight);
  --height: 50%;

  position: relative;
  grid-row: 1 / span 2;
  overflow: hidden;
  background: var(--sky);
  print-color-adjust: exact;

  &::before {
    content: '';
    position: absolute;
    top: var(--height);
    left: 50%;
    width: clamp(2.25rem, 5vw, 4rem);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--disc);
    translate: -50% -50%;
  }

  /* The ground, which the low sun touches. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 22%;
    background: color-mix(in srgb, var(--color-band) 82%, var(--sky));
  }

  &[data-sky='dawn'] {
    --sky: color-mix(in srgb, var(--color-warm) 45%, #fff);
    --disc: var(--color-warm);
    --height: 78%;
  }

  &[data-sky='noon'] {
    --sky: color-mix(in srgb, var(--color-band) 32%, #fff);
    --height: 28%;
  }

  &[data-sky='evening'] {
    --sky: var(--color-warm);
    --height: 78%;
  }

  &[data-sky='night'] {
    --sky: color-mix(in srgb, var(--color-dark) 55%, var(--color-band));
    --disc: var(--color-on-dark);
    --height: 36%;
  }

  @media (min-width: 62rem) {
    grid-row: auto;

    :first-child > & {
      border-start-start-radius: var(--radius-lg);
      border-end-start-radius: var(--radius-lg);
    }

    :last-child > & {
      border-start-end-radius: var(--radius-lg);
      border-end-end-radius: var(--radius-lg);
    }
  }
`;
