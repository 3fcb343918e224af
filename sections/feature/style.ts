import styled from 'styled-components';
import { Head } from '../_shared/frame/SectionHead.style.ts';

/** Text and image side by side, or stacked on small screens. */
export const Beside = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-9);

  &:not(:has(img)) {
    row-gap: 0;
  }

  @media (min-width: 62rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &:has(img) {
      align-items: center;
    }

    &:not(:has(img)) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    &[data-flip] > :first-child {
      order: 1;
    }
  }
`;

/** The text column. */
export const Words = styled.div`
  max-width: var(--width-prose);

  ${Head} {
    margin-bottom: var(--space-5);
  }
`;

/** Ticked points below the text. */
export const Points = styled.div`
  margin-top: var(--space-5);
`;

/** The picture. */
export const Figure = styled.div`
  img {
    width: 100%;
    border-radius: var(--radius-lg);
  }
`;

/** The items with title and icon. */
export const Items = styled.ul`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-5);
`;

/** An item: its icon on the left, title and text on the right. */
export const Item = styled.li`
  color: var(--color-muted);

  &[data-icon] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-4);

    > svg {
      grid-row: span 2;
      width: 1.75rem;
      height: 1.75rem;
      color: var(--color-accent);
    }
  }
`;

/** The title of an item. */
export const Name = styled.h3`
  color: var(--color-text);
  font-size: var(--text-lg);
`;
