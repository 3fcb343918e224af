import styled from 'styled-components';

/** A drawing in the lower corner of a band, in the colours of the theme. Decoration only. */
export const Drawing = styled.svg`
  position: absolute;
  inset: auto max(var(--gutter), 50% - var(--width-page) / 2) 0 auto;
  width: clamp(15rem, 42vw, 36rem);
  max-width: none;
  height: auto;
  overflow: hidden;
  pointer-events: none;

  --mixed: color-mix(in srgb, var(--color-highlight) 45%, var(--color-warm));
  --shade: color-mix(in srgb, var(--color-on-dark) 16%, var(--color-background));

  [data-fill='highlight'] {
    fill: var(--color-highlight);
  }

  [data-fill='warm'] {
    fill: var(--color-warm);
  }

  [data-fill='mixed'] {
    fill: var(--mixed);
  }

  [data-fill='shade'] {
    fill: var(--shade);
  }

  [data-fill='ground'] {
    fill: var(--color-background);
  }

  [data-stroke] {
    fill: none;
    stroke-width: 3;
  }

  [data-stroke='shade'] {
    stroke: var(--shade);
  }

  [data-stroke='wide-highlight'] {
    stroke: var(--color-highlight);
    stroke-width: 22;
  }

  [data-stroke='wide-warm'] {
    stroke: var(--color-warm);
    stroke-width: 22;
  }

  [data-stroke='wide-mixed'] {
    stroke: var(--mixed);
    stroke-width: 22;
  }

  @media (forced-colors: active) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
