import styled, { keyframes } from 'styled-components';
import { layer } from '../layout/primitives.ts';

/** A section that appears. */
export const Enter = keyframes`
  from {
    opacity: 0.2;
    translate: 0 2rem;
  }
`;

/** An item that grows into its place. */
export const Grow = keyframes`
  from {
    scale: 0.94;
  }
`;

/** The full-width band of a section; `data-tone` sets the colours of everything inside. */
export const Band = styled.section`
  position: relative;
  padding-block: var(--section);
  background: var(--color-background);
  color: var(--color-text);

  &[data-tone='plain'] + &[data-tone='plain'],
  &[data-tone='tint'] + &[data-tone='tint'],
  &[data-tone='dark'] + &[data-tone='dark'],
  &[data-tone='accent'] + &[data-tone='accent'] {
    padding-top: 0;
    /* Without a padding of its own the title would touch the header. */
    scroll-margin-top: var(--space-6);
  }

  &[data-space='none'] {
    --section: 0px;
  }

  &[data-space='small'] {
    --section: var(--space-8);
  }

  &[data-space='large'] {
    --section: calc(var(--space-10) * 1.6);
  }

  /* Drawings on the band need its whole height, also between bands of one tone. */
  &&[data-ground],
  &&[data-ground] + & {
    padding-top: var(--section);
  }

  &[data-gradient='fade'] {
    background: linear-gradient(var(--color-background), var(--color-accent-soft));
  }

  &[data-gradient='glow'] {
    background: radial-gradient(
        farthest-side at 85% 0,
        var(--color-accent-soft),
        var(--color-background)
      )
      var(--color-background);
  }

  &[data-gradient='sweep'] {
    background: linear-gradient(115deg, var(--color-background) 35%, var(--color-accent-soft));
  }

  &[data-pattern]::before {
    ${layer}
    border-radius: inherit;
    opacity: 0.09;
    background: radial-gradient(circle, currentColor 1.5px, transparent 2px) center / 1.5rem 1.5rem;
    mask: linear-gradient(#000, transparent 85%);
  }

  &[data-pattern='grid']::before {
    background:
      linear-gradient(currentColor 1px, transparent 1px) center / 3rem 3rem,
      linear-gradient(90deg, currentColor 1px, transparent 1px) center / 3rem 3rem;
  }

  &[data-pattern='stripes']::before {
    background: repeating-linear-gradient(-45deg, currentColor 0 2px, transparent 2px 14px);
  }

  &[data-divider='line'] {
    border-top: max(1px, var(--border)) solid var(--color-border);
  }

  * + &[data-divider='slant'] {
    margin-top: -3rem;
    padding-top: calc(var(--section) + 3rem);
    clip-path: polygon(0 3rem, 100% 0, 100% 100%, 0 100%);
  }

  * + &[data-divider='curve'] {
    margin-top: -3rem;
    padding-top: calc(var(--section) + 2rem);
    border-radius: 50% 50% 0 0 / 3rem 3rem 0 0;
  }

  /* Sections below the first screen move in while they enter the window, so nothing waits for a script. */
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) and (min-height: 30rem) {
      [data-motion] [data-section] + & > * {
        animation: ${Enter} linear both;
        animation-timeline: view();
        animation-range: entry 0% entry min(100%, 12rem);
      }

      [data-motion='lively'] [data-section] + & :is(li, figure) {
        animation: ${Grow} linear both;
        animation-timeline: view();
        animation-range: entry 0% entry min(100%, 14rem);
      }
    }
  }
`;

/** A section inside an article. */
export const Inner = styled.div`
  --text-3xl: var(--text-xl);

  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;

/** The column of a band; `data-width="narrow"` makes it as wide as text for reading. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;

  &[data-width='narrow'] {
    width: min(100% - 2 * var(--gutter), var(--width-prose));
  }

  &[data-width='full'] {
    width: calc(100% - 2 * var(--gutter));
  }

  /* Content stays above what is drawn behind it. */
  [data-ground] > & {
    position: relative;
  }

  &[data-panel] {
    padding: clamp(1.5rem, 5vw, 4rem);
    border-radius: var(--radius-lg);
    background: var(--color-background);
  }
`;

/**
 * The picture behind everything. Of its brightness at most 20 percent reach the text, so that light
 * text is readable on any picture.
 */
export const Backdrop = styled.div`
  position: absolute;
  inset: 0;

  img {
    width: 100%;
    object-fit: cover;
    height: 100%;
  }

  &:not([data-bare])::after,
  &[data-overlay]::after {
    ${layer}
    background: color-mix(in srgb, var(--color-background) 80%, transparent);
  }

  &[data-overlay='strong']::after {
    background: color-mix(in srgb, var(--color-background) 90%, transparent);
  }

  @media print {
    display: none;
  }
`;
