import styled from 'styled-components';

/** The mark of the design: two half suns that overlap, as working hours do. Decoration only. */
export const Suns = styled.div`
  --sun: clamp(14rem, 26vw, 24rem);
  --overlap: color-mix(in srgb, var(--color-highlight) 45%, var(--color-warm));

  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: auto max(4vw, 50% - var(--width-page) / 2) 0 auto;
    width: var(--sun);
    aspect-ratio: 2;
    border-radius: 99rem 99rem 0 0;
    background: radial-gradient(
        circle calc(var(--sun) / 2) at -5% 100%,
        var(--overlap) 99.7%,
        transparent
      )
      var(--color-highlight);
  }

  &::before {
    background: var(--color-warm);
    translate: -55% 0;
  }

  @media (forced-colors: active) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
