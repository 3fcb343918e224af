import styled from 'styled-components';
import { muted } from '../../../sections/style.ts';

/** The area of a frame or video, whose shape `data-ratio` sets. */
export const FrameArea = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-tint);
  aspect-ratio: 16 / 9;

  &[data-ratio='square'] {
    aspect-ratio: 1;
  }

  &[data-ratio='tall'] {
    aspect-ratio: 3 / 4;
  }

  &[data-ratio='page'],
  &[data-ratio='post'] {
    height: min(46rem, 90vh);
    aspect-ratio: auto;
  }

  &[data-ratio='post'] {
    max-width: 34rem;
  }

  > [data-island] {
    display: contents;
  }

  iframe {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

/** The player of the browser. */
export const Player = styled.video`
  display: block;
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** The link over the poster, which loads the frame. */
export const PosterLink = styled.a`
  display: grid;
  position: absolute;
  inset: 0;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-4);
  color: var(--color-text);
  text-align: center;
  text-decoration: none;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    object-fit: cover;
    max-width: 100%;
    height: 100%;
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  @media print {
    &:has(img) > span {
      display: none;
    }
  }
`;

/** The label of the button above the poster. */
export const Start = styled.span`
  display: inline-flex;
  position: relative;
  gap: 0.6em;
  align-items: center;
  padding: 0.75em 1.4em;
  border-radius: var(--radius-button);
  background: var(--color-button);
  color: var(--color-on-button);
  font-weight: 600;

  /* The poster may have the colour of the button. */
  img ~ & {
    box-shadow: 0 0 0 2px var(--color-on-button);
  }

  a:hover > & {
    background: var(--color-button-strong);
  }
`;

/** Which service the click contacts. */
export const Notice = styled.span`
  position: relative;
  padding: 0.25em 0.8em;
  border-radius: var(--radius-sm);
  background: var(--color-background);
  color: var(--color-text);
  font-size: var(--text-sm);
`;

/** The remark below. */
export const FrameCaption = styled.figcaption`
  margin-top: var(--space-3);
  ${muted}
`;
