import type { BuildSummary } from '../../renderer/build/BuildSummary.ts';

/** Formats the times of a build: its phases, then the slowest section types. */
export function formatProfile({ phases, profile, rendered }: BuildSummary): string {
  const sectionTypes = Object.entries(profile)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12);
  const measured = Object.entries(phases);
  const lines = [
    'Phases',
    ...(measured.length > 0 ? measured.map(formatTime) : ['  nothing to do']),
    ...(sectionTypes.length > 0
      ? ['', `Section types, total of ${rendered} pages and all threads`]
      : []),
    ...sectionTypes.map(formatTime),
  ];
  return `${lines.join('\n')}\n\n`;
}

function formatTime([name, milliseconds]: [string, number]): string {
  return `  ${name.padEnd(24)}${`${milliseconds.toFixed(0)} ms`.padStart(10)}`;
}
