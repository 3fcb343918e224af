import styled from 'styled-components';
import { muted } from '../_shared/layout/primitives.ts';

/** The pictures: one on the other, and side by side where no script moves the slider or on paper. */
export const Pair = styled.div`
  --cut: 50%;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: var(--radius-lg);

  img {
    width: 100%;
    object-fit: cover;
    aspect-ratio: 3 / 2;
  }

  &[data-ratio='wide'] img {
    aspect-ratio: 21 / 9;
  }

  &[data-ratio='square'] img {
    aspect-ratio: 1;
  }

  &[data-ratio='tall'] {
    max-width: 34rem;
    margin-inline: auto;

    img {
      aspect-ratio: 4 / 5;
    }
  }

  @media (scripting: none), print {
    gap: var(--space-4);
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));

    > [data-island] {
      display: none;
    }
  }
`;

/** A picture with its label. The one before is cut at the handle. */
export const Side = styled.figure`
  position: relative;

  @media screen and (scripting: enabled) {
    grid-area: 1 / 1;

    &[data-side='before'] {
      clip-path: inset(0 calc(100% - var(--cut)) 0 0);
    }

    &[data-side='before']:dir(rtl) {
      clip-path: inset(0 0 0 calc(100% - var(--cut)));
    }
  }

  @media (scripting: none), print {
    &[data-side='before'] {
      order: -1;
    }
  }
`;

/** The label of a picture, in its upper corner. */
export const Label = styled.figcaption`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  padding: 0.2em 0.8em;
  border-radius: var(--radius-pill);
  background: var(--color-background);
  color: var(--color-text);
  font-size: var(--text-sm);
  font-weight: 600;

  [data-side='after'] > & {
    inset-inline: auto var(--space-3);
  }
`;

/** The slider: as large as the pictures, and wider by its thumb, so that its middle reaches both ends. */
export const Slider = styled.input`
  position: absolute;
  inset: 0 -1.5rem;
  width: calc(100% + 3rem);
  height: 100%;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    width: 3rem;
    height: 3rem;
  }

  &::-moz-range-thumb {
    width: 3rem;
    height: 3rem;
  }
`;

/** The line between the pictures, with a handle. */
export const Handle = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--cut) - 1.5px);
  width: 3px;
  background: #fff;
  box-shadow: 0 0 0 1px #0006;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1.5rem);
    inset-inline-start: calc(50% - 1.5rem);
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
    background: #fff
      url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m9 7-5 5 5 5m6-10 5 5-5 5"/></svg>')
      center / 60% no-repeat;
    box-shadow: 0 1px 6px #0006;
  }

  :focus-visible + &::before {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }
`;

/** The remark below the pictures. */
export const Caption = styled.p`
  margin-top: var(--space-3);
  ${muted}
  text-align: center;
`;
