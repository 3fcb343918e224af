import styled from 'styled-components';

/** The quotation with its source. */
export const Figure = styled.figure`
  max-width: 58rem;

  &[data-layout='center'] {
    margin-inline: auto;
    text-align: center;

    > blockquote::before {
      inset-inline: 0;
    }

    > figcaption {
      justify-content: center;
      text-align: start;
    }
  }

  &[data-layout='portrait'] {
    display: grid;
    gap: var(--space-6) var(--space-8);
    max-width: none;

    @media (min-width: 48rem) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

      > :first-child {
        grid-row: 1 / span 2;
      }

      > blockquote {
        align-self: end;
      }
    }
  }
`;

/** The text of the quotation, after a large quotation mark. */
export const Words = styled.blockquote`
  position: relative;
  padding-top: var(--space-8);
  font: calc(var(--title-weight) - 100) var(--text-3xl) / 1.15 var(--font-display);
  letter-spacing: calc(-0.02em * var(--tracking));

  > p {
    text-wrap: balance;
  }

  [data-layout='portrait'] > & {
    font-size: clamp(1.6rem, 1.2rem + 1.9vw, 2.6rem);
  }

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

/** A large portrait, in the shape of the theme, at the bottom of the band. */
export const LargePortrait = styled.div`
  align-self: end;
  max-width: 17rem;
  overflow: hidden;
  border-radius: var(--radius-portrait);

  img {
    width: 100%;
  }

  @media (min-width: 48rem) {
    max-width: none;
  }

  @media (max-width: 61.99rem) {
    align-self: center;
  }
`;

/** The source: portrait, name and role. */
export const Source = styled.figcaption`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  align-self: start;
  margin-top: var(--space-6);

  [data-layout='portrait'] > & {
    margin-top: 0;
  }

  color: var(--color-muted);
`;

/** The name of the author. */
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
