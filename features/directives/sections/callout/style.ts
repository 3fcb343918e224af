import styled from 'styled-components';

/** The box of a remark, with a bar in the colour of its kind. */
export const Box = styled.aside`
  --mark: var(--color-accent);

  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  max-width: var(--width-prose);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-border);
  border-inline-start: 4px solid var(--mark);
  border-radius: var(--radius-md);
  background: color-mix(in srgb, var(--mark) 7%, var(--color-background));

  &[data-kind='tip'] {
    --mark: var(--color-success);
  }

  &[data-kind='warning'] {
    --mark: color-mix(in oklch, var(--color-danger), var(--color-success));
  }

  &[data-kind='danger'] {
    --mark: var(--color-danger);
  }

  > svg {
    width: 1.5em;
    height: 1.5em;
    color: var(--mark);
  }

  > :last-child {
    grid-column: 2;
  }

  @media (max-width: 30rem) {
    padding: var(--space-4);

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The title of a remark, or the name of its kind. */
export const Title = styled.p`
  font-weight: 600;
  line-height: 1.5;
`;
