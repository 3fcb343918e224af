import styled from 'styled-components';

/** Quotation and source. */
export const Figure = styled.figure`
  max-width: 58rem;
  margin: 0;
`;

/** The words, after a mark as large as a headline. */
export const Words = styled.blockquote`
  position: relative;
  margin: 0;
  padding-top: var(--space-8);
  font: 500 var(--text-3xl) / 1.15 var(--font-display);
  letter-spacing: -0.02em;

  &::before {
    content: '“' / '';
    position: absolute;
    top: 0;
    inset-inline-start: -0.04em;
    color: var(--color-highlight);
    font-size: 2.4em;
    line-height: 0.8;
  }
`;

/** Who said it. */
export const Source = styled.figcaption`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  margin-top: var(--space-6);
  color: var(--color-muted);
`;

/** The name. */
export const Author = styled.cite`
  display: block;
  color: var(--color-text);
  font-style: normal;
  font-weight: 600;
`;

/** A small round portrait. */
export const Portrait = styled.span`
  flex: none;

  img {
    width: 4rem;
    height: 4rem;
    border-radius: 50%;
    background: var(--color-highlight-soft);
    object-fit: cover;
  }
`;
