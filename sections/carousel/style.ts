import styled from 'styled-components';

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
      padding-block: 0;
      padding-inline: var(--space-6) 0;
      border: 0 solid var(--color-border);
      border-inline-start-width: 1px;
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
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-md);
  overflow: hidden;

  @media print {
    display: block;
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
    display: grid;
    gap: var(--space-5);
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

  /* Without controls, the edge of the next slide shows that more follow. */
  @media (scripting: none) {
    flex-basis: 90%;
  }

  &[data-picture='yes'] {
    grid-template-rows: auto 1fr;
  }

  @media (min-width: 40rem) {
    &[data-picture='yes'] {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  @media (min-width: 40rem) and (max-width: 61.99rem) {
    &[data-picture='yes'] {
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
    object-fit: cover;
    height: 100%;
    aspect-ratio: 4 / 3;

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
export const SlideText = styled.div`
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
