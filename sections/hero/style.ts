import styled from 'styled-components';
import { Backdrop } from '../_shared/frame/SectionFrame.style.ts';
import { Eyebrow } from '../_shared/frame/SectionHead.style.ts';
import { centered, row } from '../_shared/layout/primitives.ts';

/** Text and image side by side, or everything centred. */
export const Opening = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-top: calc(var(--section) * -0.45);

  @media (min-width: 62rem) {
    &[data-layout='split'][data-picture='yes'] {
      grid-template-columns: minmax(0, 13fr) minmax(0, 12fr);
      column-gap: var(--space-7);
      align-items: center;
    }
  }

  &[data-layout='background'] {
    position: relative;
    margin-top: 0;
    padding-block: clamp(1rem, 6vw, 6rem);

    > :first-child {
      max-width: 38rem;
    }

    @media screen and (max-width: 61.99rem) {
      :not([data-width]) > &:not(:has(> ul)) {
        padding-bottom: 14rem;
      }
    }
  }

  &[data-layout='split'][data-flip] > :first-child {
    order: 1;
  }

  &[data-layout='split'][data-flip] > ul {
    order: 2;
  }

  &[data-layout='center'] {
    justify-items: center;
    text-align: center;

    ul {
      justify-content: center;
    }
  }
`;

/** The picture behind everything. */
export const Scene = styled(Backdrop)`
  /* Beside the text the picture keeps its colours, unless badges run across it. */
  @media (min-width: 62rem) {
    &&:not(:has(+ [data-width], + * > * > ul))::after {
      --words: calc(max(var(--gutter), 50% - var(--width-page) / 2) + 38rem);

      background: linear-gradient(
        to var(--end, right),
        color-mix(in srgb, var(--color-background) 80%, transparent) var(--words),
        color-mix(in srgb, var(--color-background) 12%, transparent) calc(var(--words) + 22rem)
      );
    }

    [dir='rtl'] & {
      --end: left;
    }
  }

  /* On narrow screens the middle of the picture stays below the text. */
  @media (max-width: 61.99rem) {
    &&:not(:has(+ [data-width], + * > * > ul))::after {
      background: linear-gradient(
        color-mix(in srgb, var(--color-background) 80%, transparent)
          calc(100% - var(--section) - 14rem),
        color-mix(in srgb, var(--color-background) 5%, transparent) calc(100% - var(--section) - 6rem)
      );
    }
  }
`;

/** Headline, text and buttons. */
export const Words = styled.div`
  max-width: 46rem;
`;

/** The eyebrow above the headline. */
export const Overline = styled(Eyebrow)`
  margin-bottom: var(--space-5);

  [data-layout='center'] & {
    margin-inline: auto;
  }
`;

/** The headline of the page. */
export const Headline = styled.h1`
  font-size: var(--text-4xl);
  line-height: 1;
  letter-spacing: calc(-0.035em * var(--tracking));

  em {
    color: var(--color-accent);
    font-style: normal;
  }

  /* Over a picture, only the colour of the text is sure to be readable. */
  [data-layout='background'] & em {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.12em;
  }

  @media (forced-colors: active) {
    em {
      font-style: italic;
    }
  }
`;

/** The text below the headline. */
export const Lead = styled.div`
  max-width: 36rem;
  margin-top: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-lg);

  [data-layout='center'] & {
    margin-inline: auto;
  }
`;

/** The quiet link below the buttons. */
export const Aside = styled.p`
  margin-top: var(--space-3);
`;

/** The picture. */
export const Figure = styled.div`
  img {
    width: 100%;
    border-radius: var(--radius-lg);
  }

  [data-layout='center'] > & {
    order: -1;
    max-width: 34rem;
  }

  /* A logo keeps its shape, on ground that is light in the dark scheme, too. */
  &&&&[data-fit='contain'] {
    ${centered}
    height: auto;
    min-height: 0;
    padding: clamp(2rem, 6vw, 4.5rem);
    border-radius: var(--radius-lg);
    background: light-dark(var(--color-tint), #f4f4f2);

    img {
      width: min(20rem, 100%);
      height: auto;
      max-height: 12rem;
      aspect-ratio: auto;
      object-fit: contain;
      border-radius: 0;
    }
  }

  [data-layout='center'][data-flip] > & {
    order: 0;
    width: 100%;
    max-width: 64rem;
  }

  @media print {
    max-width: 20rem;
  }
`;

/** The badges in a row at the bottom, below a thin line. */
export const Badges = styled.ul`
  ${row}
  gap: var(--space-3) clamp(1.25rem, 3.5vw, 3rem);
  grid-column: 1 / -1;
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
  font-weight: 500;

  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }

  svg {
    color: var(--color-accent);
  }

  /* Four fit into one row or into two, but three must not leave one behind. */
  @media (min-width: 30rem) and (max-width: 61.99rem) {
    [data-layout='split'] > &:has(> :nth-child(4):last-child) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
