import { longestRun, longestText, type RunEvent } from './PlaygroundRunner.ts';
import type { PlaygroundProblem } from './protocol.ts';

/** Says what became of a text. */
export function describeEvent(event: RunEvent): string {
  switch (event.kind) {
    case 'checked':
      return `${countProblems(event.problems)} The page is being rendered …`;
    case 'rendered':
      return `${countProblems(event.problems)} ${formatCount(event.routes.length, 'page')} in ${event.milliseconds} ms.`;
    case 'tooLong':
      return `The text has ${Math.round(event.length / 1000)} kB. The playground checks up to ${longestText / 1000} kB; the command \`check\` has no such limit.`;
    case 'ended':
      return `The check took longer than ${longestRun / 1000} seconds, so it was ended. The next change starts it again.`;
    case 'failed':
      return `The checker failed: ${event.message.split('\n')[0]}. Reload the page; if it fails again, please report the text.`;
    default:
      return '';
  }
}

function countProblems(problems: readonly PlaygroundProblem[]): string {
  const count = (severity: PlaygroundProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  const notes = count('note');
  if (problems.length === 0) return 'No problems.';
  const counts = [
    formatCount(count('error'), 'error'),
    formatCount(count('warning'), 'warning'),
    ...(notes > 0
      ? [`${formatCount(notes, 'place')} that need${notes === 1 ? 's' : ''} files`]
      : []),
  ];
  return `${counts.join(', ')}.`;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
