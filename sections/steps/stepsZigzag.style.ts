import styled from 'styled-components';
import { Disc, List, Step } from './style.ts';

/** Steps at both sides of a line in the middle. */
export const Zigzag = styled(List)`
  @media (min-width: 48rem) {
    && > ${Step} {
      width: 50%;
    }

    && > ${Step}:nth-child(even) {
      margin-inline-start: 50%;
    }

    && > ${Step}:nth-child(odd) {
      padding-inline: 0 calc(var(--disc) / 2 + var(--space-5));
      text-align: end;
    }

    && > ${Step}:nth-child(even) {
      padding-inline: calc(var(--disc) / 2 + var(--space-5)) 0;
    }

    && > ${Step}:nth-child(odd)::before,
    && > ${Step}:nth-child(odd) > ${Disc} {
      inset-inline: auto calc(var(--disc) / -2);
    }

    && > ${Step}:nth-child(even)::before,
    && > ${Step}:nth-child(even) > ${Disc} {
      inset-inline: calc(var(--disc) / -2) auto;
    }

    && > ${Step}:nth-child(odd):not(:last-child)::after {
      inset-inline: auto 0;
    }

    && > ${Step}:nth-child(even):not(:last-child)::after {
      inset-inline: 0 auto;
    }
  }
`;
