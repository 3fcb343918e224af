import styled from 'styled-components';

/** The moments: side by side under a strip of sky or a line, or stacked on small screens. */
export const Moments = styled.ol`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: var(--space-5);
    color: var(--color-muted);
  }

  > li > div:last-child {
    padding-bottom: var(--space-6);
  }

  &[data-sky='no'] > li {
    display: block;
    padding-inline-start: var(--space-5);
    border: 0 solid var(--color-line);
    border-inline-start-width: 2px;
  }

  @media (min-width: 62rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    > li {
      grid-template-rows: 9rem auto;
      grid-template-columns: minmax(0, 1fr);
    }

    > li > div:last-child {
      padding-block: 0;
      padding-inline: 0 var(--space-5);
    }

    &[data-sky='no'] > li {
      padding: var(--space-4) 0 0;
      border-width: 2px 0 0;
    }

    &[data-sky='yes'] > li:first-child > div:first-child {
      border-start-start-radius: var(--radius-lg);
      border-end-start-radius: var(--radius-lg);
    }

    &[data-sky='yes'] > li:last-child > div:first-child {
      border-start-end-radius: var(--radius-lg);
      border-end-end-radius: var(--radius-lg);
    }
  }
`;

/** A part of the sky with the sun or the moon at the height for the time. */
export const Sky = styled.div`
  --sky: color-mix(in srgb, var(--color-highlight) 45%, #fff);
  --disc: var(--color-highlight);
  --height: 50%;

  position: relative;
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
`;

/** The time of day, large. */
export const Time = styled.p`
  color: var(--color-accent);
  font: var(--title-weight) var(--text-2xl) / 1.1 var(--font-display);
  letter-spacing: calc(-0.02em * var(--tracking));
`;

/** The title of a moment. */
export const Name = styled.h3`
  margin: var(--space-2) 0 var(--space-2);
  color: var(--color-text);
  font-size: var(--text-lg);
`;
