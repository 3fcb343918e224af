import styled from 'styled-components';
import { Body, Card, Cover, Grid } from './style.ts';

/**
 * Pictures with the text on them. Below the text at most 20 percent of their brightness are left, so that
 * it is readable on any picture.
 */
export const Overlay = styled(Grid)`
  /* Paper has no backgrounds: there, text and picture stand below each other. */
  @media screen {
    /* The text stays below, also in a card across the whole width. */
    &&& > ${Card} {
      flex-direction: column;
    }

    > ${Card} {
      min-height: clamp(17rem, 30vw, 26rem);
      justify-content: end;
      isolation: isolate;
    }

    > ${Card}[data-tone] {
      background: var(--color-background);
      color: var(--color-text);
    }

    && ${Cover} {
      position: absolute;
      z-index: -1;
      inset: 0;
    }

    ${Cover} img {
      height: 100%;
      aspect-ratio: auto;
      transition: scale 0.4s;
    }

    > ${Card}:hover ${Cover} img {
      scale: 1.04;
    }

    &&& > [data-tone] > ${Body} {
      flex: none;
      padding-top: 6rem;
      background: linear-gradient(
        transparent,
        color-mix(in srgb, var(--color-background) 84%, transparent) 5rem
      );
    }
  }
`;
