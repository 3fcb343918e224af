import { row } from 'blockwright/style';
import styled from 'styled-components';

/** What visitors without JavaScript read. */
export const Notice = styled.p`
  padding: var(--space-4);
  border: var(--border) solid var(--color-line);
  border-radius: var(--radius-md);
`;

/** The playground as a whole. */
export const Playground = styled.div`
  display: grid;
  gap: var(--space-4);
  text-align: start;
`;

/** The field and its problems beside the page; below each other on phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** One of both. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
`;

/** Controls in a row. */
export const Tools = styled.div`
  ${row}
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
`;

/** A control with its name. */
export const Label = styled.label`
  ${row}
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 600;
`;

/** A choice. */
export const Select = styled.select`
  min-height: 2.75rem;
  max-width: 14rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font: inherit;
  font-weight: 400;
`;

/** A button. */
export const Button = styled.button`
  min-height: 2.75rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-sm);
  font-weight: 600;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }

  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;

/** What became of the address. */
export const Shared = styled.p`
  margin: 0;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** The place of the field. */
export const Field = styled.div`
  height: clamp(18rem, 60vh, 40rem);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
`;

/** The first example, until the field is there. */
export const Source = styled.pre`
  height: 100%;
  margin: 0;
  padding: var(--space-3);
  overflow: hidden;
  font: 0.875rem/1.6 ui-monospace, monospace;
`;

/** How many problems there are. */
export const Status = styled.p`
  min-height: 3em;
  margin: 0;
  font-size: var(--text-sm);
`;

/** The problems in the order of the text. */
export const Problems = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-sm);

  & > li {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border);
    border-inline-start: 0.3rem solid var(--color-danger);
    border-radius: var(--radius-sm);
    background: var(--color-surface);
    overflow-wrap: anywhere;
  }

  & > li[data-severity='warning'] {
    border-inline-start-color: var(--color-accent);
  }

  & > li[data-severity='note'] {
    border-inline-start-color: var(--color-line);
  }

  & p {
    margin: var(--space-1) 0 var(--space-2);
  }
`;

/** Leads to the place of a problem. */
export const Place = styled.button`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;

/** How bad it is. */
export const Severity = styled.span`
  color: var(--color-muted);
`;

/** How to repair it. */
export const Hint = styled.span`
  display: block;
  color: var(--color-muted);
`;

/** The page. */
export const Frame = styled.iframe`
  width: 100%;
  height: clamp(24rem, 70vh, 48rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }

  &[data-stale] {
    opacity: 0.5;
  }
`;
