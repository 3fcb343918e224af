import styled from 'styled-components';
import { filledRows, muted, tile } from '../_shared/layout/primitives.ts';

/** The testimonials in columns. */
export const List = styled.ul`
  display: grid;
  gap: var(--space-5);

  &[data-look='grid'] {
    ${filledRows}
  }

  &[data-look='grid'][data-columns='1'] {
    --columns: 1;
  }

  &[data-look='grid'][data-columns='2'] {
    --columns: 2;
  }
`;

/** One testimonial. */
export const Quotation = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: clamp(1.25rem, 0.75rem + 1.8vw, 2.25rem);
  ${tile}
  break-inside: avoid;
`;

/** The rating in stars. */
export const Stars = styled.p`
  display: flex;
  gap: 0.2em;
  color: var(--color-line);

  [data-full] {
    color: var(--color-accent);

    svg {
      fill: currentColor;
    }
  }

  @media (forced-colors: active) {
    [data-full] {
      color: Highlight;
    }
  }
`;

/** The text of a testimonial. */
export const Words = styled.blockquote`
  flex: 1;
  font-size: var(--text-lg);
  line-height: 1.45;
`;

/** Portrait, name, role and company. */
export const Source = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  ${muted}
`;

/** The name of the person. */
export const Author = styled.cite`
  display: block;
  color: var(--color-text);
  font-size: var(--text-md);
  font-style: normal;
  font-weight: 600;
`;

/** A small round portrait. */
export const Portrait = styled.span`
  flex: none;

  img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: 50%;
    background: var(--color-highlight-soft);
    object-fit: cover;
  }
`;
