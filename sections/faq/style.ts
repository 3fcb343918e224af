import styled from 'styled-components';
import { centered } from '../_shared/layout/primitives.ts';

/** The list of questions. */
export const List = styled.div`
  border-bottom: 1px solid var(--color-border);
`;

/** A question, which unfolds smoothly in browsers that support it. */
export const Item = styled.details`
  border-top: 1px solid var(--color-border);
  interpolate-size: allow-keywords;

  > summary {
    display: flex;
    gap: var(--space-5);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-5);
    border-radius: var(--radius-sm);
    cursor: pointer;
    list-style: none;
    transition: color 0.18s;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    color: var(--color-accent);
  }

  > summary::after {
    content: '';
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background:
      linear-gradient(currentColor, currentColor) center / 0.95rem 2px no-repeat,
      linear-gradient(currentColor, currentColor) center / 2px 0.95rem no-repeat,
      var(--color-accent-soft);
    color: var(--color-accent);
    transition: rotate 0.25s;
  }

  &[open] > summary::after {
    background:
      linear-gradient(currentColor, currentColor) center / 0.95rem 2px no-repeat,
      var(--color-accent);
    color: var(--color-on-accent);
    rotate: 180deg;
  }

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size 0.3s ease,
      content-visibility 0.3s allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  @media print {
    > summary::after {
      display: none;
    }
  }

  @media (forced-colors: active) {
    > summary::after {
      content: '+';
      ${centered}
    }

    &[open] > summary::after {
      content: '−';
    }
  }
`;

/** The text of a question, clickable across its whole width. */
export const Question = styled.h3`
  font-size: var(--text-lg);
  line-height: 1.3;
`;

/** The answer. */
export const Answer = styled.div`
  max-width: var(--width-prose);
  padding-bottom: var(--space-6);
  color: var(--color-muted);
`;
