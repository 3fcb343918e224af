import styled from 'styled-components';
import { Body, Event, Name, When } from './style.ts';

/** Places on one line: horizontal, or vertical on small screens. */
export const Stops = styled.ol`
  display: grid;

  /* A disc on the line, with name and text beside or below. */
  > ${Event} {
    position: relative;
    padding-block: 0 var(--space-6);
    padding-inline: 3.25rem 0;

    /* The piece of line that leads on from this stop. */
    &::before {
      content: '';
      position: absolute;
      inset-block: 0.8rem -0.8rem;
      inset-inline: 0.75rem auto;
      width: 0.5rem;
      background: var(--color-highlight);
    }

    &:last-child::before {
      display: none;
    }

    &::after {
      content: '';
      position: absolute;
      top: 0.05rem;
      inset-inline-start: 0.25rem;
      width: 1.5rem;
      height: 1.5rem;
      border: 0.3rem solid var(--color-text);
      border-radius: 50%;
      background: var(--color-background);
    }

    &[data-highlight]::after {
      background: var(--color-warm);
      scale: 1.35;
    }
  }

  ${Body} {
    gap: var(--space-1);
  }

  ${When}, ${Body} {
    font-size: var(--text-sm);
  }

  ${Name} {
    font: var(--title-weight) var(--text-lg) / 1.3 var(--font-display);
    letter-spacing: normal;
    text-transform: none;
  }

  @media (min-width: 62rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    > ${Event} {
      padding-block: 3.75rem 0;
      padding-inline: 0 var(--space-4);

      &::before {
        inset-block: 0.75rem auto;
        inset-inline: 0;
        width: 100%;
        height: 0.5rem;
      }

      &::after {
        top: 0.25rem;
        inset-inline-start: 0;
      }
    }
  }
`;
