import type { PlaygroundEdit, PlaygroundProblem } from './protocol.ts';
import * as styles from './style.ts';

/** The problems of a text: each leads to its place, and to its page of the documentation. */
export function ProblemList({
  problems,
  diagnostics,
  isCurrent,
  onReveal,
  onFix,
}: {
  problems: readonly PlaygroundProblem[];
  /** Address of the page of all diagnostics. */
  diagnostics: string;
  /** Whether the text is still the one with these problems, so that its fixes fit. */
  isCurrent: boolean;
  onReveal(place: PlaygroundProblem): void;
  onFix(edits: readonly PlaygroundEdit[]): void;
}) {
  const shown = problems.slice(0, mostShown);
  const others = problems.length - shown.length;
  return (
    <>
      <styles.Problems aria-label="Problems">
        {shown.map((problem, index) => {
          const { line, column, severity, code, message, hint, fix } = problem;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place may have several problems
            <li key={`${line}:${column} ${code} ${index}`} data-severity={severity}>
              <styles.Place type="button" onClick={() => onReveal(problem)}>
                Line {line}, column {column}
              </styles.Place>{' '}
              <styles.Severity>{severity === 'note' ? 'needs files' : severity}</styles.Severity>
              <p>
                <Message>{message}</Message>
                {hint && (
                  <styles.Hint>
                    <Message>{hint}</Message>
                  </styles.Hint>
                )}
              </p>
              {fix && (
                <styles.Button type="button" disabled={!isCurrent} onClick={() => onFix(fix)}>
                  Fix
                </styles.Button>
              )}{' '}
              <a href={`${diagnostics}/${code.toLowerCase()}`}>{code}</a>
            </li>
          );
        })}
      </styles.Problems>
      {others > 0 && <p>{others} more problems follow once these are fixed.</p>}
    </>
  );
}

const mostShown = 50;

/** A text with code between backticks. */
function Message({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
