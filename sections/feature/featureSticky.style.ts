import styled from 'styled-components';
import { Beside, Figure, Item, Items } from './style.ts';

/** An upright picture that stays in view while a long text beside it scrolls. */
export const Sticky = styled(Beside)`
  ${Items} {
    gap: 0;
  }

  ${Item} {
    padding-block: var(--space-5);
    border-block-start: max(1px, var(--border)) solid var(--color-border);
  }

  @media (min-width: 62rem) {
    &&:has(img) {
      align-items: start;
    }

    > ${Figure} {
      position: sticky;
      top: calc(var(--header-height) + var(--space-6));
    }

    > ${Figure} img {
      aspect-ratio: 4 / 5;
      max-height: calc(100vh - var(--header-height) - 2 * var(--space-6));
      object-fit: cover;
    }
  }
`;
