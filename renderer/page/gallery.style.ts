import styled from 'styled-components';

export const Gallery = styled.header`
  max-width: var(--width-page);
  margin-inline: auto;
  padding: var(--space-7) var(--gutter) 0;
`;

export const Entry = styled.article`
  padding-top: var(--space-6);
`;

export const Title = styled.h2`
  max-width: var(--width-page);
  margin: 0 auto;
  padding-inline: var(--gutter);
  font-family: ui-monospace, monospace;
  font-size: var(--text-md);
  color: var(--color-muted);
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
