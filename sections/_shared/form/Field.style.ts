import styled from 'styled-components';
import { centered, muted } from '../layout/primitives.ts';

/** A field: label, control and notes; `data-width` half or full. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-width='full'] {
    grid-column: 1 / -1;
  }

  &[hidden] {
    display: none;
  }

  @media (scripting: none) {
    &[hidden] {
      display: flex;
    }
  }
`;

/** A group of choices with a legend. */
export const Group = styled.fieldset`
  &[data-width='full'] {
    grid-column: 1 / -1;
  }

  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
`;

/** The label of a field. */
export const Label = styled.label`
  margin-bottom: var(--space-2);
  padding: 0;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.35;
`;

/** The star of a required field. */
export const Star = styled.span`
  margin-inline-start: 0.2em;
  color: var(--color-danger);

  [data-layout='line'] & {
    display: none;
  }
`;

/** A checkbox or radio button with its label. */
export const TickLabel = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding-block: var(--space-1);
  line-height: 1.5;
`;

/** A checkbox or radio button. */
export const Tick = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  accent-color: var(--color-accent);

  &[aria-invalid='true'] {
    outline: 2px solid var(--color-danger);
    outline-offset: 2px;
    border-radius: var(--radius-sm);
  }

  &[aria-invalid='true']:focus-visible {
    outline: 3px solid var(--color-focus);
  }
`;

/** A text input, textarea or select. */
export const Input = styled.input`
  width: 100%;
  min-height: 3rem;
  padding: 0.6em 0.9em;
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-text);
  line-height: 1.4;
  transition: border-color 0.15s;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }

  &:hover {
    border-color: var(--color-text);
  }

  &:focus-visible {
    border-color: var(--color-focus);
    outline-offset: 1px;
    border-radius: var(--radius-md);
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
    /* An animation of every field delays the messages after an empty submission. */
    transition: none;
  }

  &:is(textarea) {
    min-height: 6rem;
    max-height: 24rem;
    resize: vertical;
    field-sizing: content;
  }

  &:is(select) {
    appearance: none;
    padding-inline-end: 2.6em;
    text-overflow: ellipsis;
  }

  option {
    background: var(--color-surface);
    color: var(--color-text);
  }
`;

/** A select with its arrow. */
export const SelectFrame = styled.div`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.4em);
    inset-inline-end: 1.15em;
    width: 0.5em;
    height: 0.5em;
    border: solid var(--color-muted);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`;

/** A file input. */
export const FileInput = styled(Input)`
  padding: 0.4em;
  border-style: dashed;
  cursor: pointer;

  &::file-selector-button {
    margin-inline-end: var(--space-3);
    padding: 0.5em 1em;
    border: 0;
    border-radius: var(--radius-sm);
    background: var(--color-accent-soft);
    color: var(--color-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** The hint below a control. */
export const Hint = styled.p`
  margin-top: var(--space-2);
  ${muted}
  line-height: 1.4;
`;

/** The error message of a field. */
export const ErrorText = styled.p`
  display: flex;
  gap: 0.5em;
  margin-top: var(--space-2);
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;

  &::before {
    content: '!';
    flex: none;
    ${centered}
    width: 1.4em;
    height: 1.4em;
    border-radius: var(--radius-pill);
    background: var(--color-danger);
    color: var(--color-background);
    font-size: 0.85em;
    line-height: 1;
  }
`;
