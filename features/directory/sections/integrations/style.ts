import styled from 'styled-components';
import { centered, layer, muted, row, tile } from '../../../../sections/style.ts';

/** The categories; the chosen one hides the products of all others. */
export const Filter = styled.fieldset`
  ${row}
  gap: var(--space-2);
  margin: 0 0 var(--space-6);

  [data-head='center'] + & {
    justify-content: center;
  }

  &:has([value='1']:checked) + ul > :not([data-category='1']),
  &:has([value='2']:checked) + ul > :not([data-category='2']),
  &:has([value='3']:checked) + ul > :not([data-category='3']),
  &:has([value='4']:checked) + ul > :not([data-category='4']),
  &:has([value='5']:checked) + ul > :not([data-category='5']),
  &:has([value='6']:checked) + ul > :not([data-category='6']),
  &:has([value='7']:checked) + ul > :not([data-category='7']),
  &:has([value='8']:checked) + ul > :not([data-category='8']) {
    @media screen {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

/** A category. */
export const Option = styled.label`
  position: relative;
  ${centered}
  min-height: 2.75rem;
  padding: 0.3em 1.1em;
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-button);
  font-size: var(--text-sm);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: currentColor;
  }

  &:has(:checked) {
    border-color: var(--color-action);
    background: var(--color-action);
    color: var(--color-on-action);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

/** The products. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: clamp(0.75rem, 1.6vw, 1.25rem);

  /* A filter must not widen the cards. */
  fieldset + & {
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  }

  /* Three in a row leave no gap where four would. */
  &&:has(> :nth-child(3n):last-child):not(:has(> :nth-child(4n):last-child)) {
    grid-template-columns: repeat(auto-fill, minmax(max(min(15rem, 100%), 100% / 3 - 1rem), 1fr));
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
