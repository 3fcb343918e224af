import styled from 'styled-components';
import { layer } from '../_shared/layout/primitives.ts';
import { Figure, Headline, Opening, Words } from './style.ts';

/**
 * A picture as wide as the page, with the text on it. As behind a whole section, at most 20 percent of its
 * brightness reach the text.
 */
export const Inset = styled(Opening)`
  /* Paper has no backgrounds: there, text and picture stand below each other. */
  @media screen {
    position: relative;
    isolation: isolate;
    align-content: end;
    min-height: min(40rem, 80vh);
    padding: clamp(1.5rem, 5vw, 4rem);
    padding-top: 14rem;
    overflow: hidden;
    border-radius: var(--radius-lg);
    background: var(--color-background);
    color: var(--color-text);

    > ${Figure} {
      position: absolute;
      z-index: -1;
      inset: 0;
    }

    > ${Figure} img {
      height: 100%;
      border-radius: 0;
      object-fit: cover;
    }

    > ${Figure}::after {
      ${layer}
      background: linear-gradient(
        color-mix(in srgb, var(--color-background) 10%, transparent),
        color-mix(in srgb, var(--color-background) 80%, transparent) 13rem
      );
    }

    &[data-picture='no'] {
      min-height: 0;
      padding-top: clamp(1.5rem, 5vw, 4rem);
    }

    ${Headline} em {
      color: inherit;
      text-decoration: underline 0.06em var(--color-accent);
      text-underline-offset: 0.12em;
    }

    @media (min-width: 62rem) {
      --side: to right;

      [dir='rtl'] &:not([data-flip]),
      &[data-flip]:not([dir='rtl'] *) {
        --side: to left;
      }

      > ${Words} {
        max-width: 50%;
      }

      &[data-flip] > ${Words} {
        margin-inline-start: 50%;
      }

      /* Beside the text the picture keeps its colours, unless badges run across it. */
      &:not(:has(> ul)) > ${Figure}::after {
        background: linear-gradient(
          var(--side),
          color-mix(in srgb, var(--color-background) 80%, transparent) 50%,
          color-mix(in srgb, var(--color-background) 10%, transparent) 82%
        );
      }
    }
  }
`;
