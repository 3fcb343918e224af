import styled from 'styled-components';

/** A drawing in the lower corner of a band, in the colours of the theme. Decoration only. */
export const Drawing = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: max(var(--gutter), 50% - var(--width-page) / 2);
  width: clamp(15rem, 42vw, 36rem);
  max-width: none;
  height: auto;
  overflow: hidden;
  pointer-events: none;

  --mixed: color-mix(in srgb, var(--color-highlight) 45%, var(--color-warm));
  --shade: color-mix(in srgb, var(--color-text) 16%, var(--color-background));

  @media print, (forced-colors: active) {
    display: none;
  }
`;
