import styled from 'styled-components';

export const Gallery = styled.header`
  max-width: var(--width-page);
  margin-inline: auto;
  padding: var(--space-7) var(--gutter) var(--space-5);

  h1 {
    font-size: var(--text-3xl);
  }
  p {
    max-width: 65ch;
    margin-block: var(--space-3) var(--space-5);
  }
`;

export const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    padding: var(--space-1) var(--space-3);
    border: var(--border) solid var(--color-border);
    border-radius: var(--radius-pill);
    font-size: var(--text-sm);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: currentColor;
  }
`;

export const Type = styled.header`
  max-width: var(--width-page);
  margin-inline: auto;
  padding: var(--space-7) var(--gutter) 0;

  h2 {
    font-size: var(--text-2xl);
  }
  p {
    margin: var(--space-2) 0 0;
    color: var(--color-muted);
  }
`;

export const Entry = styled.article`
  padding-top: var(--space-5);

  > header {
    max-width: var(--width-page);
    margin-inline: auto;
    padding: 0 var(--gutter) var(--space-4);
  }
  > header h3 {
    font-size: var(--text-md);
  }
  > header p {
    margin: 0;
    font-size: var(--text-sm);
    color: var(--color-muted);
  }
`;

export const Source = styled.details`
  max-width: var(--width-page);
  margin: 0 auto;
  padding: var(--space-3) var(--gutter) var(--space-6);
  border-bottom: 1px solid var(--color-border);
  summary {
    cursor: pointer;
  }
  pre {
    overflow: auto;
    padding: var(--space-4);
    border-radius: var(--radius-md);
    background: var(--color-tint);
    font-size: var(--text-sm);
  }
`;

/** An example of a feature. */
export const Example = styled.div`
  max-width: var(--width-page);
  margin-inline: auto;
  padding-inline: var(--gutter);

  img {
    width: min(100%, 37.5rem);
    height: auto;
    border: 1px solid var(--color-border);
  }
`;
