import styled, { keyframes } from 'styled-components';
import { muted, row, unseen } from '../layout/primitives.ts';

/** The form; `data-layout` page, dialog or line. */
export const Frame = styled.form`
  container-type: inline-size;

  &[data-layout='dialog'] {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }

  &[data-layout='line'] {
    display: grid;
    gap: var(--space-3);
  }

  @media (min-width: 40rem) {
    &[data-layout='line'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
  }
`;

/** The content above the buttons; in a dialog it scrolls. */
export const Body = styled.div`
  position: relative;

  &[data-layout='dialog'] {
    min-height: 0;
    padding: 0 var(--dialog-gap) var(--space-5);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** A group of fields. */
export const Fieldset = styled.fieldset`
  &:not([hidden]) ~ & {
    margin-top: var(--space-6);
  }

  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
`;

/** The title of a group. */
export const Legend = styled.legend`
  margin-bottom: var(--space-4);
  padding: 0;
  font: var(--title-weight) var(--text-xl) / 1.2 var(--font-display);
  letter-spacing: calc(-0.015em * var(--tracking));
`;

/** The fields of a group, two in a row on wide screens. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-4);
  align-items: start;

  @container (min-width: 31rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The note that explains the star of required fields. */
export const Note = styled.p`
  margin-bottom: var(--space-5);
  ${muted}
`;

/** The note that a draft was restored, with a button that clears the form. */
export const Restored = styled.p`
  margin-bottom: var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-tint);
  font-size: var(--text-sm);

  button {
    padding: 0.25em 0;
    border: 0;
    background: none;
    color: var(--color-accent);
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** The note for visitors without JavaScript. */
export const Noscript = styled.div`
  margin-bottom: var(--space-5);
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-highlight-soft);
`;

/** The honeypot, which only bots fill in. */
export const Trap = styled.div`
  ${unseen}

  > label {
    display: block;
    width: 1px;
    overflow: hidden;
  }
`;

/** The challenge below the fields, once it is shown. */
export const ChallengeFrame = styled.fieldset`
  &:has(> div:not(:empty)),
  &:has(> p) {
    margin-top: var(--space-5);
  }
`;

/** The buttons below the fields. */
export const Buttons = styled.div`
  ${row}
  gap: var(--space-3);
  margin-top: var(--space-6);

  > * {
    justify-content: center;
    cursor: pointer;
  }

  > button {
    background: none;
  }

  > button[hidden] {
    display: none;
  }

  @media (scripting: none) {
    > button:not([data-send]) {
      display: none;
    }

    > button[data-send] {
      display: flex;
    }
  }

  > button:disabled {
    cursor: progress;
    opacity: 0.75;
  }

  @container (max-width: 30.99rem) {
    > * {
      flex: 1 1 auto;
      padding-inline: 1em;
    }
  }

  &[data-layout='dialog'] {
    flex: none;
    margin: 0;
    padding: var(--space-4) var(--dialog-gap);
    border-top: 1px solid var(--color-border);
  }

  &[data-layout='line'] {
    margin-top: 0;
  }

  @media (min-width: 40rem) {
    &[data-layout='line'] {
      margin-top: calc(var(--text-sm) * 1.35 + var(--space-2));
    }
  }
`;

/** What stays of a failure after its notice has gone, in a line of its own above the buttons. */
export const Failure = styled.div`
  flex: 1 0 100%;
  grid-column: 1 / -1;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-md);
  font-size: var(--text-sm);

  strong {
    display: block;
    color: var(--color-danger);
  }
`;

/** The progress of an upload, in a line of its own above the buttons. */
export const ProgressText = styled.p`
  flex: 1 0 100%;
  display: grid;
  gap: var(--space-1);
  ${muted}
`;

/** The bar of the progress. */
export const ProgressBar = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: var(--color-accent);
`;

/** One turn of the spinner. */
export const Turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** A spinner, shown while the form is sent. */
export const Spinner = styled.span`
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${Turn} 0.8s linear infinite;
`;
