import styled from 'styled-components';
import { centered, row } from '../_shared/layout/primitives.ts';

/** The map and the places, side by side on wide screens. */
export const Beside = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: var(--space-7);
    align-items: start;
  }
`;

/** The frame of the map. */
export const Scene = styled.div`
  overflow: hidden;
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-tint);

  > * {
    display: block;
    width: 100%;
  }

  img {
    width: 100%;
    max-width: 100%;
  }

  @media print {
    max-width: 14cm;
  }
`;

/** The drawing. */
export const Sheet = styled.svg`
  /* North is above and west is left, whatever the direction of the text. */
  direction: ltr;
  font-size: 15px;

  text {
    fill: var(--color-text);
  }

  path,
  polyline {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='grid'] {
    stroke: color-mix(in srgb, var(--color-text) 7%, var(--color-tint));
  }

  [data-kind] {
    stroke: color-mix(in srgb, var(--color-text) 15%, var(--color-tint));
    stroke-width: 14;
  }

  [data-kind='path'] {
    stroke: var(--color-muted);
    stroke-dasharray: 1 9;
    stroke-width: 4;
  }

  [data-kind='rail'] {
    stroke: var(--color-muted);
    stroke-dasharray: 12 7;
    stroke-linecap: butt;
    stroke-width: 4;
  }

  [data-kind='water'] {
    stroke: color-mix(in srgb, var(--color-accent) 22%, var(--color-tint));
    stroke-width: 34;
  }

  [data-part='way'] {
    paint-order: stroke;
    stroke: var(--color-tint);
    stroke-width: 4;
    text-anchor: middle;
  }

  [data-part='place'] {
    path {
      fill: var(--color-accent);
      stroke: var(--color-tint);
      stroke-width: 2;
    }

    text {
      fill: var(--color-on-accent);
      font-weight: 700;
      text-anchor: middle;
    }
  }

  [data-part='scale'] path {
    stroke: var(--color-text);
    stroke-width: 2;
  }

  @media (max-width: 40rem) {
    font-size: 24px;
  }

  /* Drawings keep their colours, unlike backgrounds. */
  @media print {
    [data-part='place'] text {
      fill: #fff;
    }
  }
`;

/** The places, numbered as on the map. */
export const Places = styled.ol`
  display: grid;
  gap: var(--space-5);
  counter-reset: place;
`;

/** A place. */
export const Place = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-1);
  min-height: 2rem;
  counter-increment: place;

  [data-numbered] > & {
    padding-inline-start: 3rem;
  }

  [data-numbered] > &::before {
    content: counter(place);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    ${centered}
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    border: 1px solid var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 700;

    @media screen {
      background: var(--color-accent);
      color: var(--color-on-accent);
    }
  }

  p {
    color: var(--color-muted);
  }
`;

/** Links to maps. */
export const Links = styled.ul`
  ${row}
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-1);
  font-size: var(--text-sm);

  a {
    display: inline-block;
    padding-block: 0.2em;
  }
`;
