import styled from 'styled-components';

/** A list of figures. */
export const StatList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: var(--space-6) var(--space-5);
`;

/** A figure: a large value with its label below. */
export const StatFrame = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-1);

  dt {
    color: var(--color-muted);
    text-wrap: wrap;
  }

  dd {
    font: var(--title-weight) var(--text-3xl) / 1 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
  }

  small {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-sm);
  }
`;
