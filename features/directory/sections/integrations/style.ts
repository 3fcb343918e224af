import styled from 'styled-components';
import { centered, filledRows, layer, muted, tile } from '../../../../sections/style.ts';

/** The products. */
export const List = styled.ul`
  ${filledRows}
  --least: 15rem;
  --gap: clamp(0.75rem, 1.6vw, 1.25rem);

  @media (min-width: 75rem) {
    &:has(> :nth-child(4n):last-child) {
      --columns: 4;
      --pair: 4;
    }
  }
`;

/** A product. */
export const Card = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-5);
  ${tile}

  &:has(:is(h2, h3) a):hover {
    border-color: var(--color-accent);
  }

  :is(h2, h3) {
    font-size: var(--text-lg);
  }

  :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
  }

  :is(h2, h3) a::after {
    ${layer}
  }

  p {
    ${muted}
  }
`;

/** The logo of a product, on light ground, because most logos are drawn for it. */
export const Logo = styled.div`
  ${centered}
  justify-self: start;
  min-width: 3.5rem;
  height: 3.5rem;
  margin-bottom: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-md);
  background: #fff;

  img {
    width: auto;
    max-width: 8rem;
    height: 2rem;
    object-fit: contain;
  }
`;
