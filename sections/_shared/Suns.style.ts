import styled from 'styled-components';

/** The mark of the design: two half suns that overlap, as working hours do. Decoration only. */
export const Suns = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    width: var(--sun, clamp(14rem, 34vw, 30rem));
    aspect-ratio: 2;
    border-radius: 99rem 99rem 0 0;
    inset: auto 4vw 0 auto;
    background: var(--color-highlight);
    opacity: 0.88;
  }

  &::before {
    inset-inline-end: calc(4vw + var(--sun, clamp(14rem, 34vw, 30rem)) * 0.55);
    background: var(--color-warm);
    opacity: 1;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;
