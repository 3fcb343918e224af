import styled, { keyframes } from 'styled-components';

/** The slides with the figures beside them. */
export const Beside = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (min-width: 62rem) {
    &[data-stats='yes'] {
      grid-template-columns: minmax(0, 1fr) 12rem;
      gap: var(--space-7);
    }
  }

  > [data-beside] {
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    align-content: center;
    padding-top: var(--space-5);
    border-top: 1px solid var(--color-border);

    @media (min-width: 62rem) {
      grid-template-columns: 1fr;
      padding: 0 0 0 var(--space-6);
      border: solid var(--color-border);
      border-width: 0 0 0 1px;
    }

    @media (max-width: 30rem) {
      dd {
        font-size: var(--text-2xl);
      }
    }
  }
`;

/** The panel with the row of slides and the controls below. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column-reverse;
  min-width: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-md);
  overflow: hidden;

  @media print {
    border: 0;
  }
`;

/** The row of slides: scrolls sideways, one slide at a time. */
export const Track = styled.div`
  display: flex;
  /* Where the width of a slide is no whole number, a pixel of the next one would show. */
  gap: 2px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  /* Without script the scrollbar is the only control. */
  @media (scripting: none) {
    scrollbar-width: thin;

    &::-webkit-scrollbar {
      display: block;
    }
  }

  @media print {
    display: block;
    overflow: visible;
  }

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-lg);
  }
`;

/** One slide. */
export const Slide = styled.div`
  flex: 0 0 100%;
  display: grid;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  &[data-picture='yes'] {
    grid-template-rows: auto 1fr;
  }

  @media (min-width: 62rem) {
    &[data-picture='yes'] {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  @media (min-width: 40rem) and (max-width: 61.99rem) {
    &[data-picture='yes'] {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      padding-inline-start: var(--space-5);
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

/** The picture of a slide. */
export const Figure = styled.div`
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;

    [data-picture='only'] > & {
      aspect-ratio: 16 / 9;
    }

    @media (min-width: 40rem) and (max-width: 61.99rem) {
      [data-picture='yes'] > & {
        border-radius: var(--radius-md);
      }
    }
  }
`;

/** The text column of a slide. */
export const Said = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(1.5rem, 4vw, 3rem);

  > dl {
    margin-top: auto;
    padding-top: var(--space-5);
  }
`;

/** The title of a slide. */
export const Title = styled.h3`
  font-size: var(--text-2xl);
`;

/** The subtitle of a slide. */
export const Subtitle = styled.p`
  margin-top: var(--space-2);
  color: var(--color-accent);
  font-weight: 600;
`;

/** The description of a slide. */
export const Description = styled.div`
  margin-top: var(--space-4);
  color: var(--color-muted);
`;

/** The controls. A click before hydration is held and then repeated. */
export const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-3) clamp(1.5rem, 4vw, 3rem);
  border-top: 1px solid var(--color-border);

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** Pauses or plays; `data-icon` says which. */
export const PlayButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-text);
  cursor: pointer;

  &:hover {
    border-color: currentColor;
    background: var(--color-accent-soft);
  }

  &:focus-visible {
    border-radius: var(--radius-pill);
  }

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.85rem;
    border: solid currentColor;
    border-width: 0 0.25rem;
  }

  &[data-icon='play']::before {
    width: 0;
    height: 0;
    margin-inline-start: 0.2rem;
    border-width: 0.5rem 0 0.5rem 0.8rem;
    border-color: transparent transparent transparent currentColor;
  }

  @media (forced-colors: active) {
    &::before {
      color: ButtonText;
      forced-color-adjust: none;
    }
  }
`;

/** One dot for each slide. */
export const Dots = styled.div`
  display: flex;
`;

/** The progress of the current dot. */
export const Fill = keyframes`
  from {
    scale: 0 1;
  }
`;

/** A dot, wider for the current slide. Its clickable area is larger than its visible one. */
export const Dot = styled.button`
  position: relative;
  width: 1.9rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  transition: width 0.25s;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.3rem) 0.45rem auto;
    height: 0.6rem;
    border-radius: var(--radius-pill);
    background: var(--color-line);
  }

  &::after {
    display: none;
    background: var(--color-accent);
    transform-origin: left;
  }

  &:hover::before {
    background: var(--color-text);
  }

  &[aria-current='true'] {
    width: 4rem;
  }

  &[aria-current='true']::after {
    display: block;
  }

  [data-running='yes'] &[aria-current='true']::after {
    animation: ${Fill} var(--interval, 4s) linear;
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
