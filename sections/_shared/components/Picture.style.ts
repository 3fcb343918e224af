import styled from 'styled-components';
import { muted } from '../layout/primitives.ts';

/** A picture of its own shape, or with a caption. */
export const Framed = styled.figure`
  > figcaption {
    padding: var(--space-2) var(--space-3);
    ${muted}
    text-align: start;
  }

  > [data-frame='phone'] + figcaption {
    text-align: center;
  }

  &[data-ratio='wide'] {
    --ratio: 16 / 9;
  }

  &[data-ratio='classic'] {
    --ratio: 3 / 2;
  }

  &[data-ratio='square'] {
    --ratio: 1;
  }

  &[data-ratio='tall'] {
    --ratio: 3 / 4;
  }

  /* Twice, because sections set shapes too. */
  &[data-ratio][data-ratio] img {
    width: 100%;
    object-fit: cover;
    height: auto;
    aspect-ratio: var(--ratio);
  }
`;

/** The window of a browser or the phone around a picture. */
export const Screen = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  box-shadow: var(--shadow-md);

  &[data-frame='browser']::before {
    --dot: var(--color-border) 0.28rem, transparent 0.32rem;

    content: '';
    display: block;
    height: 1.75rem;
    border-bottom: 1px solid var(--color-border);
    background:
      radial-gradient(circle at 1rem 50%, var(--dot)),
      radial-gradient(circle at 2rem 50%, var(--dot)),
      radial-gradient(circle at 3rem 50%, var(--dot));
  }

  &[data-frame][data-frame] img {
    border-radius: 0;
  }

  &[data-frame='phone'] {
    max-width: 18rem;
    margin-inline: auto;
    padding: 0.5rem;
    border-radius: 2.25rem;
    background: #16181d;
  }

  &[data-frame='phone'][data-frame] img {
    border-radius: 1.75rem;
    object-fit: cover;
  }

  :not([data-ratio]) > &[data-frame='phone'][data-frame] img {
    height: auto;
    aspect-ratio: 9 / 19;
  }
`;

/** A still picture under a video, which has its size and is shown where motion is not wanted. */
export const Moving = styled.div`
  position: relative;
  height: 100%;

  video {
    position: absolute;
    inset: 0;
    width: 100%;
    object-fit: cover;
    height: 100%;
    border-radius: inherit;
  }

  @media (prefers-reduced-motion: reduce), print {
    video {
      display: none;
    }
  }
`;
