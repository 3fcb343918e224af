import styled from 'styled-components';
import { muted, row } from '../_shared/layout/primitives.ts';
import { Body, Event, Name, Scene, Version, When } from './style.ts';

/** Changes with lines between them; version and date stay in view beside a long change. */
export const Log = styled.ol`
  > ${Event} {
    display: grid;
    gap: var(--space-3) var(--space-7);
    padding-block: var(--space-6);
    border-top: max(1px, var(--border)) solid var(--color-border);
    scroll-margin-top: var(--header-height);
  }

  > ${Event}:last-child {
    padding-bottom: 0;
  }

  ${When} {
    ${row}
    gap: var(--space-2) var(--space-4);
    align-items: center;
    ${muted}
    font-weight: inherit;
  }

  ${Version} {
    margin: 0;
  }

  ${Body} {
    gap: var(--space-3);
    max-width: 42rem;
    color: inherit;
  }

  ${Name} {
    font-size: var(--text-2xl);
  }

  > [data-highlight] ${Name} {
    color: var(--color-accent);
  }

  ${Scene} {
    margin-top: var(--space-2);

    img {
      width: 100%;
    }
  }

  @media (min-width: 48rem) {
    > ${Event} {
      grid-template-columns: 11rem minmax(0, 1fr);
    }

    ${When} {
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
      flex-direction: column;
      align-items: start;
      align-self: start;
    }

    ${Body} {
      grid-column: 2;
    }
  }
`;
